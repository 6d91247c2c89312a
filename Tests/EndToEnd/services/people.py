"""A people service on the loopback, as good or as bad as a test wants it."""

import json

from .loopback import Loopback

COUNTRIES = ["NL", "US", "GB", "FR", "TR"]
NAMES = ["Mina Holt", "Noah Williams", "Daan de Vries", "Olivia Brown", "김민수"]
SURNAMES = "김이박최정강조윤장임"
GIVEN_NAMES = ["민수", "지훈", "서연", "예린", "하늘", "도윤", "수빈", "현우", "은우", "가람"]


def person(number, name=None):
    first, _, last = (name or NAMES[number % len(NAMES)]).partition(" ")
    return {
        "gender": "female" if number % 2 else "male",
        "name": {"title": "Ms", "first": first, "last": last},
        "location": {
            "street": {"number": number, "name": "Quay Lane"},
            "postcode": number if number % 2 else "BA1 2XY",
        },
        "email": f"p{number}@example.org",
        "login": {
            "uuid": f"00000000-0000-4000-8000-{number:012}",
            "username": f"user{number:03}",
        },
        "dob": {"date": "1990-01-02T03:04:05.678Z", "age": 5 + number % 80},
        "cell": f"010-{number:04}-0000",
        "id": {"name": "", "value": None},
        "nat": COUNTRIES[number % len(COUNTRIES)],
    }


def crowd(count):
    """So many people with names of their own, every other one in Hangul."""
    def name(number):
        if number % 2:
            return f"{NAMES[number % 4]} {number}"
        half = number // 2
        return SURNAMES[half % 10] + GIVEN_NAMES[half // 10 % 10] + (f" {half // 100}" if half > 99 else "")

    return [person(number, name(number)) for number in range(count)]


def changed(one, **fields):
    """The same person, by the id, with other fields: name, age, email, cell or nat."""
    name = fields.pop("name", None)
    age = fields.pop("age", None)
    one = one | fields
    if name is not None:
        first, _, last = name.partition(" ")
        one["name"] = {"title": "Ms", "first": first, "last": last}
    if age is not None:
        one["dob"] = one["dob"] | {"age": age}
    return one


def packed(people, seed="0123456789abcdef"):
    """A whole reply with these people."""
    info = {"seed": seed, "results": len(people), "page": 1, "version": "1.4"}
    return json.dumps({"results": people, "info": info}).encode()


FIVE = [
    ("KR", "김민수", 31), ("KR", "박지훈", 45), ("NL", "Daan de Vries", 9),
    ("NL", "Sanne Bakker", 71), ("US", "Noah Williams", 34),
]


def named(names, **facts):
    """People with these names, and more that is the same of all."""
    return [changed(person(number, name), **facts) for number, name in enumerate(names)]


def described(facts):
    """People of whom country, name and age are known."""
    return [
        changed(person(number, name), age=age, nat=country)
        for number, (country, name, age) in enumerate(facts)]


def reply(count=100, seed="0123456789abcdef", names=()):
    return packed([person(n, names[n] if n < len(names) else None) for n in range(count)], seed)


class Service(Loopback):
    """`people` are told instead of `count` others with `names`."""

    base = "/api/"

    def __init__(
        self, behaviour="good", names=(), count=100, people=None, seed="0123456789abcdef"
    ):
        self.people = people
        self.seed = seed
        self.names = names
        self.count = count
        super().__init__(behaviour)

    def body(self, exchange):
        if self.people:
            return packed(self.people, self.seed)
        return reply(self.count, self.seed, self.names)

    def empty(self, exchange):
        exchange.answer(
            b'{"results":[],"info":{"seed":"d3adb33f","results":1,"page":1,"version":"1.4"}}')
