"""A people service on the loopback, as good or as bad as a test wants it."""

import json
import socket
import socketserver
import struct
import threading
import time
import urllib.parse

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


def reply(count=100, seed="0123456789abcdef", names=()):
    return packed([person(n, names[n] if n < len(names) else None) for n in range(count)], seed)


def head(status, length, kind="application/json", more=""):
    lines = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nConnection: close\r\n{more}"
    if length is not None:
        lines += f"Content-Length: {length}\r\n"
    return (lines + "\r\n").encode()


class Service:
    """Answers each request by `behaviour`, and remembers what was asked.

    `behaviour` is the name of a method, or several names, one for each request and the last for all
    that follow. It may be changed at any time, and so may `people`, who are told instead of `count`
    others with `names`.
    """

    def __init__(
        self, behaviour="good", names=(), count=100, people=None, seed="0123456789abcdef"
    ):
        self.people = people
        self.seed = seed
        self.behaviour = behaviour
        self.names = names
        self.count = count
        self.requests = []
        self.share = 0
        self.dripping = threading.Condition()
        self.ended = threading.Event()
        self.released = threading.Event()
        self.arrival = threading.Condition()
        service = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self):
                text = b""
                while b"\r\n\r\n" not in text:
                    part = self.request.recv(65536)
                    if not part:
                        return
                    text += part
                with service.arrival:
                    service.requests.append(text.split(b" ")[1].decode())
                    service.arrival.notify_all()
                try:
                    getattr(service, service.next_behaviour())(self.request)
                except OSError:
                    pass

        class Server(socketserver.ThreadingTCPServer):
            allow_reuse_address = True
            daemon_threads = True

        self.server = Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/api/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        self.ended.set()
        with self.dripping:
            self.dripping.notify_all()
        self.server.shutdown()
        self.server.server_close()

    def wait_for_requests(self, count=1):
        """Waits until so many requests have come in all."""
        with self.arrival:
            if not self.arrival.wait_for(lambda: len(self.requests) >= count, 10):
                raise AssertionError(f"{len(self.requests)} requests, not {count}")

    def asked(self, index=-1):
        """The query of a request."""
        return urllib.parse.parse_qs(urllib.parse.urlsplit(self.requests[index]).query)

    def next_behaviour(self):
        if isinstance(self.behaviour, str):
            return self.behaviour
        with self.arrival:
            first, *rest = self.behaviour
            self.behaviour = rest or first
        return first

    def body(self):
        if self.people:
            return packed(self.people, self.seed)
        return reply(self.count, self.seed, self.names)

    def good(self, connection):
        body = self.body()
        connection.sendall(head("200 OK", len(body)) + body)

    def held(self, connection):
        """Good, but not before the test says so."""
        if self.released.wait(30):
            self.good(connection)

    def silent(self, connection):
        self.ended.wait(30)

    def slow(self, connection):
        """1 kB/s."""
        body = reply()
        connection.sendall(head("200 OK", len(body)))
        for start in range(0, len(body), 100):
            connection.sendall(body[start : start + 100])
            if self.ended.wait(0.1):
                return

    def let_through(self, permil):
        """From now on `drip` sends so much of its reply."""
        with self.dripping:
            self.share = permil
            self.dripping.notify_all()

    def drip(self, connection):
        """Good, as far as it was let through."""
        body = self.body()
        connection.sendall(head("200 OK", len(body)))
        sent = 0
        while sent < len(body) and not self.ended.is_set():
            end = len(body) * self.share // 1000
            connection.sendall(body[sent:end])
            sent = end
            with self.dripping:
                self.dripping.wait_for(
                    lambda: len(body) * self.share // 1000 > sent or self.ended.is_set(), 30)

    def send_half(self, connection):
        """Returns the rest."""
        body = self.body()
        connection.sendall(head("200 OK", len(body)) + body[: len(body) // 2])
        return body[len(body) // 2 :]

    def cut_off(self, connection):
        self.send_half(connection)

    def reset(self, connection):
        self.send_half(connection)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.close()

    def garbled(self, connection):
        connection.sendall(bytes(0xFF - byte for byte in self.send_half(connection)))

    def stalled(self, connection):
        self.send_half(connection)
        self.ended.wait(30)

    def too_many(self, connection):
        body = b'{"error":"Whoa, ease up there cowboy."}'
        connection.sendall(head("429 Too Many Requests", len(body)) + body)

    def fault(self, connection):
        connection.sendall(head("500 Internal Server Error", 0))

    def html(self, connection):
        body = b"<!doctype html><title>Maintenance</title>"
        connection.sendall(head("200 OK", len(body), kind="text/html") + body)

    def empty(self, connection):
        body = b'{"results":[],"info":{"seed":"d3adb33f","results":1,"page":1,"version":"1.4"}}'
        connection.sendall(head("200 OK", len(body)) + body)

    def broken(self, connection):
        body = reply()[:-40]
        connection.sendall(head("200 OK", len(body)) + body)

    def huge(self, connection):
        """50 MB of valid JSON."""
        connection.sendall(head("200 OK", None) + b'{"results":[],"padding":"')
        for _ in range(50):
            connection.sendall(b"x" * 1_000_000)
        connection.sendall(b'"}')
