"""A service on the loopback, as good or as bad as a test wants it."""

import gzip
import socket
import socketserver
import struct
import threading
import urllib.parse


class Exchange:
    """A request, and the connection that takes its answer."""

    def __init__(self, connection, text):
        self.connection = connection
        head, _, body = text.partition(b"\r\n\r\n")
        first, *lines = head.decode(errors="replace").split("\r\n")
        self.target = first.split(" ")[1]
        # By name in small letters.
        self.headers = {
            name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        # What was posted.
        length = int(self.headers.get("content-length", 0))
        while len(body) < length and (part := connection.recv(65536)):
            body += part
        self.body = body

    @property
    def path(self):
        return urllib.parse.urlsplit(self.target).path

    @property
    def query(self):
        return urllib.parse.parse_qs(urllib.parse.urlsplit(self.target).query)

    def send(self, part):
        self.connection.sendall(part)

    def head(self, status="200 OK", length=None, kind="application/json", more=()):
        lines = [f"HTTP/1.1 {status}", f"Content-Type: {kind}", "Connection: close", *more]
        if length is not None:
            lines.append(f"Content-Length: {length}")
        self.send("\r\n".join([*lines, "", ""]).encode())

    def answer(self, body=b"", **head):
        self.head(length=len(body), **head)
        self.send(body)


class Loopback:
    """Answers each request by `behaviour`, and remembers what was asked.

    `behaviour` is the name of a method, or several names, one for each request and the last for all
    that follow. `behaviours` has others for targets that contain a text. They may be changed at any
    time. A service of its own says what a good answer is, in `body`.
    """

    # The path of its address.
    base = "/"
    # Where it listens; a test in a network of its own may have more.
    host = "127.0.0.1"

    def __init__(self, behaviour="good"):
        self.behaviour = behaviour
        self.behaviours = {}
        # The targets of all requests, and all of each.
        self.requests = []
        self.exchanges = []
        self.share = 0
        self.dripping = threading.Condition()
        self.ended = threading.Event()
        self.let_go = []
        # How many held requests may be answered one by one, how many wait, and the most that ever did.
        self.tickets = self.waiting = self.most_waiting = 0
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
                try:
                    service.take(Exchange(self.request, text))
                except OSError:
                    pass

        class Server(socketserver.ThreadingTCPServer):
            allow_reuse_address = True
            daemon_threads = True
            request_queue_size = 64

        self.server = Server((self.host, 0), Handler)
        self.port = self.server.server_address[1]
        self.url = f"http://{self.host}:{self.port}{self.base}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        self.ended.set()
        for condition in (self.dripping, self.arrival):
            with condition:
                condition.notify_all()
        self.server.shutdown()
        self.server.server_close()

    def take(self, exchange):
        with self.arrival:
            self.requests.append(exchange.target)
            self.exchanges.append(exchange)
            behaviour = self.next_behaviour(exchange)
            self.arrival.notify_all()
        getattr(self, behaviour)(exchange)

    def next_behaviour(self, exchange):
        for part, names in self.behaviours.items():
            if part in exchange.target:
                first, self.behaviours[part] = self.split(names)
                return first
        first, self.behaviour = self.split(self.behaviour)
        return first

    @staticmethod
    def split(names):
        """The first name, and what is left for the next request."""
        if isinstance(names, str):
            return names, names
        first, *rest = names
        return first, rest or first

    def wait_for_requests(self, count=1, part=""):
        """Waits until so many requests have come in all, or of those whose target has this part."""
        def asked():
            return [target for target in self.requests if part in target]

        with self.arrival:
            if not self.arrival.wait_for(lambda: len(asked()) >= count, 60):
                raise AssertionError(f"{len(asked())} requests, not {count}")

    def asked(self, index=-1):
        """The query of a request."""
        return self.exchanges[index].query

    def body(self, exchange):
        raise NotImplementedError

    def kind(self, exchange):
        return "application/json"

    # -- good answers -------------------------------------------------------------------

    def good(self, exchange):
        exchange.answer(self.body(exchange), kind=self.kind(exchange))

    def held(self, exchange):
        """Good, but not before the test releases it."""
        def is_released():
            return self.tickets > 0 or any(part in exchange.target for part in self.let_go)

        with self.arrival:
            self.waiting += 1
            self.most_waiting = max(self.most_waiting, self.waiting)
        begun = self.hold(exchange, lambda: is_released() or self.ended.is_set())
        with self.arrival:
            # Before the answer, upon which the next request may come.
            self.waiting -= 1
            may_answer = is_released()
            self.tickets = max(0, self.tickets - 1)
        if may_answer and begun is not None:
            exchange.send(begun)
        elif may_answer:
            self.good(exchange)

    def hold(self, exchange, is_over):
        """Holds an answer for as long as the test likes; returns the rest of it if it had to begin.

        Nobody waits for ever, but everybody does for an answer that goes on, be it by a byte a second.
        """
        def is_over_within(seconds):
            with self.arrival:
                return self.arrival.wait_for(is_over, seconds)

        if is_over_within(2.5):
            return None
        body = self.body(exchange)
        exchange.head(length=len(body), kind=self.kind(exchange))
        while not is_over_within(1):
            exchange.send(body[:1])
            body = body[1:]
        return body

    def release_one(self):
        """Answers one that is held."""
        with self.arrival:
            self.tickets += 1
            self.arrival.notify_all()

    def release(self, part=""):
        """Answers what was held and has this part in its target, and all such that follows."""
        with self.arrival:
            self.let_go.append(part)
            self.arrival.notify_all()

    def slow(self, exchange):
        """1 kB/s."""
        body = self.body(exchange)
        exchange.head(length=len(body), kind=self.kind(exchange))
        for start in range(0, len(body), 100):
            exchange.send(body[start : start + 100])
            if self.ended.wait(0.1):
                return

    def let_through(self, permil):
        """From now on `drip` sends so much of its reply."""
        with self.dripping:
            self.share = permil
            self.dripping.notify_all()

    def drip(self, exchange):
        """Good, as far as it was let through."""
        body = self.body(exchange)
        exchange.head(length=len(body), kind=self.kind(exchange))
        sent = 0
        while sent < len(body) and not self.ended.is_set():
            end = len(body) * self.share // 1000
            exchange.send(body[sent:end])
            sent = end
            with self.dripping:
                self.dripping.wait_for(
                    lambda: len(body) * self.share // 1000 > sent or self.ended.is_set(), 600)

    def packed(self, exchange):
        body = gzip.compress(self.body(exchange))
        exchange.answer(body, kind=self.kind(exchange), more=["Content-Encoding: gzip"])

    def chunked(self, exchange):
        body = self.body(exchange)
        exchange.head(kind=self.kind(exchange), more=["Transfer-Encoding: chunked"])
        for start in range(0, len(body), 1000):
            part = body[start : start + 1000]
            exchange.send(f"{len(part):x}\r\n".encode() + part + b"\r\n")
        exchange.send(b"0\r\n\r\n")

    # -- faults -------------------------------------------------------------------------

    def silent(self, exchange):
        self.ended.wait(600)

    def hang_up(self, exchange):
        pass

    def send_half(self, exchange):
        """Returns the rest."""
        body = self.body(exchange)
        exchange.head(length=len(body), kind=self.kind(exchange))
        exchange.send(body[: len(body) // 2])
        return body[len(body) // 2 :]

    def cut_off(self, exchange):
        self.send_half(exchange)

    def reset(self, exchange):
        self.send_half(exchange)
        exchange.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        exchange.connection.close()

    def garbled(self, exchange):
        exchange.send(bytes(0xFF - byte for byte in self.send_half(exchange)))

    def stalled(self, exchange):
        self.send_half(exchange)
        self.ended.wait(600)

    def broken(self, exchange):
        """Half of the body, as if it were all."""
        body = self.body(exchange)
        exchange.answer(body[: len(body) // 2], kind=self.kind(exchange))

    def too_many(self, exchange):
        exchange.answer(b'{"error":"Whoa, ease up there cowboy."}', status="429 Too Many Requests")

    def too_many_for_now(self, exchange):
        """Asks for a second of patience."""
        exchange.answer(status="429 Too Many Requests", more=["Retry-After: 1"])

    def fault(self, exchange):
        exchange.answer(status="500 Internal Server Error")

    def nothing(self, exchange):
        exchange.head("204 No Content")

    def html(self, exchange):
        exchange.answer(b"<!doctype html><title>Maintenance</title>", kind="text/html")

    def elsewhere(self, exchange):
        """To the same service under another name, so that a request that follows is seen."""
        location = f"Location: http://localhost:{self.port}{exchange.target}"
        exchange.answer(status="302 Found", more=[location])

    def huge(self, exchange):
        """50 MB of valid JSON."""
        exchange.head()
        exchange.send(b'{"results":[],"padding":"')
        for _ in range(50):
            exchange.send(b"x" * 1_000_000)
        exchange.send(b'"}')
