"""A people service on the loopback, as good or as bad as a test wants it."""

import json
import socketserver
import threading
import time
import urllib.parse

COUNTRIES = ["NL", "US", "GB", "FR", "TR"]
NAMES = ["Mina Holt", "Noah Williams", "Daan de Vries", "Olivia Brown", "김민수"]


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

    `behaviour` is the name of a method, and may be changed at any time.
    """

    def __init__(self, behaviour="good", names=(), count=100, people=None):
        self.people = people
        self.behaviour = behaviour
        self.names = names
        self.count = count
        self.requests = []
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
                    getattr(service, service.behaviour)(self.request)
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

    def good(self, connection):
        body = packed(self.people) if self.people else reply(self.count, names=self.names)
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

    def cut_off(self, connection):
        body = reply()
        connection.sendall(head("200 OK", len(body)) + body[: len(body) // 2])

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
