"""A movie service on the loopback, with the shapes of themoviedb.org (version 3)."""

import functools
import json
import pathlib
import subprocess

from ..harness.galbi import ROOT
from .loopback import Loopback

KEY = "eyJhbGciOiJIUzI1NiJ9.s3cret-token"
GENRES = {18: ("드라마", "Drama"), 878: ("SF", "Science Fiction"), 35: ("코미디", "Comedy")}
SIZES = ["w92", "w154", "w185", "w342", "w500", "w780", "original"]
PAGE = 20
HOSTILE = "\x1b]0;PWNED\x07 \x9b31m\u202eX\x00"


def film(number, **fields):
    """A film as a row of a search has it; its texts are pairs of Korean and English."""
    return {
        "adult": False, "backdrop_path": None, "genre_ids": list(GENRES)[: number % 3 + 1],
        "id": 1000 + number, "original_language": "ko", "original_title": f"달 {number}",
        "overview": (f"달에 간 이야기 {number}.", f"A story of the moon, number {number}."),
        "popularity": 12.34, "poster_path": f"/poster{number}.jpg",
        "release_date": f"20{number % 25:02}-05-{number % 28 + 1:02}",
        "title": (f"달 {number}", f"Moon {number}"), "video": False,
        "vote_average": number % 90 / 10 + 1, "vote_count": number,
    } | fields


def films(count):
    return [film(number) for number in range(1, count + 1)]


def poster_color(number):
    """Red, green and blue of a film's poster."""
    return (number * 0x2F4D1 % 0x1000000).to_bytes(3, "big")


@functools.cache
def jpeg(width, height, color="336699", kind=""):
    """A picture of one colour, made by the program of Tests/JPEGWriter."""
    programs = (ROOT / ".build" / build / "JPEGWriter" for build in ("release", "debug"))
    program = next(path for path in programs if pathlib.Path(path).exists())
    arguments = [program, str(width), str(height), color, *([kind] if kind else [])]
    return subprocess.run(arguments, stdout=subprocess.PIPE, check=True).stdout


class Movies(Loopback):
    """Knows `films`, for whoever has the `key`; `key` None lets everybody in."""

    base = "/3/"

    def __init__(self, behaviour="good", films=films(55), key=KEY):
        self.films = films
        self.key = key
        super().__init__(behaviour)

    def variables(self, key=KEY):
        """What makes a run of Galbi ask it."""
        return {"GALBI_MOVIES_URL": self.url, "GALBI_MOVIES_KEY": key}

    def posters(self):
        """The targets of the posters that were asked for."""
        return [target for target in self.requests if target.startswith("/t/")]

    def good(self, exchange):
        if exchange.path.startswith("/t/p/"):
            return super().good(exchange)
        if self.key and exchange.headers.get("authorization") != f"Bearer {self.key}":
            return self.no_key(exchange)
        answer = self.answer(exchange)
        if isinstance(answer, tuple):
            return self.error(exchange, *answer)
        super().good(exchange)

    def body(self, exchange):
        if exchange.path.startswith("/t/p/"):
            return self.poster(exchange)
        return json.dumps(self.answer(exchange)).encode()

    def kind(self, exchange):
        is_poster = exchange.path.startswith("/t/p/")
        return "image/jpeg" if is_poster else "application/json; charset=utf-8"

    def answer(self, exchange):
        """What JSON tells, or an error as status, code and message."""
        language = 0 if exchange.query.get("language", [""])[0].startswith("ko") else 1
        match exchange.path.removeprefix(self.base).split("/"):
            case ["configuration"]:
                return {"images": {
                    "base_url": f"http://127.0.0.1:{self.port}/t/p/",
                    "secure_base_url": f"http://127.0.0.1:{self.port}/t/p/",
                    "poster_sizes": SIZES}, "change_keys": ["adult"]}
            case ["search", "movie"]:
                return self.page(exchange.query, language)
            case ["genre", "movie", "list"]:
                return {"genres": self.genres(GENRES, language)}
            case ["movie", number]:
                found = [each for each in self.films if str(each["id"]) == number]
                if found:
                    return self.details(found[0], language)
        return "404 Not Found", 34, "The resource you requested could not be found."

    def page(self, query, language):
        if "query" not in query:
            return "422 Unprocessable Entity", None, "query must be provided"
        number = int(query.get("page", ["1"])[0])
        if not 1 <= number <= 500:
            return "400 Bad Request", 22, "Invalid page: Pages start at 1 and max at 500."
        words = query["query"][0].lower()
        told = [self.told(each, language) for each in self.films]
        found = [each for each in told if words in f"{each['title']} {each['original_title']}".lower()]
        return {
            "page": number, "results": found[(number - 1) * PAGE : number * PAGE],
            "total_pages": -(-len(found) // PAGE), "total_results": len(found)}

    @staticmethod
    def told(one, language):
        return {
            name: value[language] if isinstance(value, tuple) else value
            for name, value in one.items()}

    @staticmethod
    def genres(ids, language):
        return [{"id": each, "name": GENRES[each][language]} for each in ids]

    def details(self, one, language):
        told = self.told(one, language)
        genres = self.genres(told.pop("genre_ids"), language)
        return {
            "belongs_to_collection": None, "budget": 0, "genres": genres, "homepage": "",
            "imdb_id": None, "origin_country": ["KR"], "production_companies": [], "revenue": 0,
            "runtime": 90 + told["id"] % 60, "status": "Released",
            "tagline": ("멀리, 더 멀리.", "Far, and farther.")[language],
        } | told

    def error(self, exchange, status, code, message):
        body = {"success": False, "status_code": code, "status_message": message}
        if code is None:
            body = {"errors": [message]}
        exchange.answer(json.dumps(body).encode(), status=status)

    def no_key(self, exchange):
        self.error(
            exchange, "401 Unauthorized", 7, "Invalid API key: You must be granted a valid key.")

    def suspended(self, exchange):
        self.error(exchange, "401 Unauthorized", 10, "Suspended API key: Access suspended.")

    def missing(self, exchange):
        self.error(
            exchange, "404 Not Found", 34, "The resource you requested could not be found.")

    def unprocessable(self, exchange):
        self.error(exchange, "422 Unprocessable Entity", 5, "Invalid parameters.")

    # -- posters ------------------------------------------------------------------------

    def poster(self, exchange, kind=""):
        """In the width that is asked for, in a colour of the film's own."""
        _, _, _, width, name = exchange.path.split("/")
        pixels = 1000 if width == "original" else int(width[1:])
        number = int("".join(digit for digit in name if digit.isdigit()) or 0)
        return jpeg(pixels, pixels * 3 // 2, poster_color(number).hex(), kind)

    def other_poster(self, exchange, kind):
        exchange.answer(self.poster(exchange, kind), kind="image/jpeg")

    def cmyk(self, exchange):
        self.other_poster(exchange, "cmyk")

    def progressive(self, exchange):
        self.other_poster(exchange, "progressive")

    def many_passes(self, exchange):
        self.other_poster(exchange, "passes")

    def boundless(self, exchange):
        """50,000 × 50,000 pixels, if its header were right."""
        self.other_poster(exchange, "huge")

    def trailing(self, exchange):
        exchange.answer(self.poster(exchange) + bytes(100_000), kind="image/jpeg")
