"""Orders, money and stock agree: whatever ends the program, fills the disk or buys the last one.

The argument is the program of Tests/MartTrial. GALBI_KILLS says how often it is killed, 20 times
without it; `make kills KILLS=300` kills it as often as it should be before a release.
"""

import os
import pathlib
import random
import select
import signal
import subprocess
import sys
import time

from ..harness.galbi import Tests, equal, folder, no_file_beyond, run
from ..harness.money import balance, rows

DRIVES = "Mart Wallet MartTrial"

PROGRAM = sys.argv[1]
KILLS = int(os.environ.get("GALBI_KILLS", 20))
RACES = 20
CARD = "378282246310005"
# Of these there are few; a good that is asked for may be sold out.
GOODS = ("tent", "stone-pot", "abalone", "persimmons", "short-ribs", "milk", "water", "ramyeon")
SOLD_OUT = "Not enough in stock."
NO_ORDER = "Order not found."
NOBODY = 65534
# What has to find nothing, whenever the program was killed.
FAULTS = {
    "paid twice or not at all": """
        SELECT id FROM mart_order LEFT JOIN (
            SELECT order_id, sum(CASE kind WHEN 'payment' THEN amount ELSE -amount END) AS paid
            FROM mart_movement JOIN movement ON movement.id = movement GROUP BY order_id
          ) ON order_id = id
        WHERE paid IS NOT CASE WHEN cancelled IS NULL THEN total ELSE 0 END""",
    "moved money for no order, or twice for a request": """
        SELECT movement.id FROM movement JOIN account ON account.id IN (source, target)
          LEFT JOIN mart_movement ON movement = movement.id
          LEFT JOIN mart_request ON mart_request.key = movement.key
        WHERE name = 'mart' AND mart_movement.order_id IS NOT mart_request.order_id
          OR name = 'mart' AND mart_request.order_id IS NULL""",
    "refunded more than once": """
        SELECT order_id FROM mart_request WHERE key LIKE '%-cancel'
        GROUP BY order_id HAVING count(*) > 1""",
    "sold what there is not": "SELECT good FROM mart_stock WHERE remaining < 0",
    "miscounted the stock": """
        SELECT good FROM mart_stock WHERE remaining <> initial - ifnull((
          SELECT sum(quantity) FROM mart_line JOIN mart_order ON id = order_id
          WHERE mart_line.good = mart_stock.good AND cancelled IS NULL), 0)""",
    "left a gap in the numbers": """
        SELECT id FROM mart_order WHERE id > 1 AND id - 1 NOT IN (SELECT id FROM mart_order)""",
    "placed an order without its request": """
        SELECT id FROM mart_order WHERE 1 <> (
          SELECT count(*) FROM mart_request WHERE order_id = id AND key LIKE '%-place')""",
    "entered a movement on one side only": """
        SELECT movement FROM entry GROUP BY movement HAVING sum(amount) <> 0 OR count(*) <> 2""",
    "a balance that is not the sum of its entries": """
        SELECT name FROM account WHERE balance <> (
          SELECT ifnull(sum(amount), 0) FROM entry WHERE account = account.id)
          OR kind = 'wallet' AND balance < 0""",
    "a movement that the ledger lacks, or has without its order": """
        SELECT mart_movement.movement FROM mart_movement
          LEFT JOIN ledger ON ledger.movement = mart_movement.movement
        WHERE ledger.note IS NOT 'Order ' || order_id""",
}
test = Tests()


def home(data):
    """The folder of the profile, as the program and the doctor have it."""
    path = pathlib.Path(data) / "profiles/default"
    path.mkdir(parents=True, exist_ok=True)
    return path


def trial(data, *commands, **more):
    """The lines that the program has written for these commands."""
    done = subprocess.run(
        [PROGRAM, home(data)], input="".join(f"{command}\n" for command in commands),
        capture_output=True, text=True, timeout=60, **more)
    equal((done.returncode, done.stderr), (0, ""))
    return done.stdout.splitlines()


def answers(lines, word):
    """What was answered with this word, by key."""
    return dict(line.split(" ", 2)[1:] for line in lines if line.startswith(f"{word} "))


def fill(data, amount):
    """A wallet with a card, and `amount` in it."""
    charges = [f"topup {min(2_000_000, amount - start)}" for start in range(0, amount, 2_000_000)]
    equal(answers(trial(data, f"card {CARD}", *charges), "refused"), {})
    return balance(data)


def hold_shop(data, acknowledged):
    """Orders, money and stock agree; every acknowledged request is that of its order."""
    equal(rows(data, "PRAGMA integrity_check"), [("ok",)])
    for fault, query in FAULTS.items():
        equal((fault, rows(data, query)), (fault, []))
    requests = {key: str(order) for key, order in rows(data, "SELECT * FROM mart_request")}
    equal({key: requests.get(key) for key in acknowledged}, acknowledged)


def hold_doctor(data):
    """The doctor finds nothing wrong with the profile's databases."""
    shown = run("doctor", "--lang", "en", "--data", str(data)).stdout
    states = {line.split()[1]: line.split()[0] for line in shown.splitlines()}
    books = {subject: states.get(subject) for subject in ("wallet", "bank", "ledger", "SuperMart")}
    equal(books, dict.fromkeys(books, "OK"))


class Shopper:
    """Requests of one process after another; each goes on where the one before was killed."""

    def __init__(self, name):
        self.name = name
        self.pending = []
        self.acknowledged = {}
        self.refused = {}
        self.count = 0

    def plan(self):
        """An order, changes of it, and perhaps its cancellation."""
        self.count += 1
        key = f"{self.name}-{self.count}"

        def contents():
            payment = random.choice(("wallet", "wallet", "card"))
            return f"{payment} " + " ".join(f"{good}={random.randint(1, 3)}" for good in goods)

        goods = random.sample(GOODS, random.randint(1, 3))
        self.pending.append(f"place {key}-place {contents()}")
        for change in range(random.randint(0, 2)):
            goods = goods[:random.randint(1, len(goods))]
            self.pending.append(f"edit {key}-edit{change} {key}-place {contents()}")
        if random.random() < 0.95:
            self.pending.append(f"cancel {key}-cancel {key}-place")

    def launch(self, data):
        while len(self.pending) < 200:
            self.plan()
        self.process = subprocess.Popen(
            [PROGRAM, home(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.process.stdin.write("".join(f"{command}\n" for command in self.pending).encode())
        self.process.stdin.close()
        self.text = b""

    def follow(self, seconds):
        """Reads for a while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if select.select([self.process.stdout], [], [], left)[0]:
                text = os.read(self.process.stdout.fileno(), 65536)
                if not text:
                    return
                self.text += text

    def kill(self):
        """Ends the process, and returns whether a request was being carried out."""
        self.process.send_signal(signal.SIGKILL)
        self.text += self.process.stdout.read()
        self.process.stdout.close()
        self.process.wait()
        lines = self.text.decode().splitlines()
        equal([line for line in lines if line.startswith(("log ", "closed "))], [])
        self.acknowledged |= answers(lines, "ack")
        self.refused |= answers(lines, "refused")
        done = answers(lines, "ack") | answers(lines, "refused")
        self.pending = [one for one in self.pending if one.split()[1] not in done]
        return bool(lines) and lines[-1].startswith("begin ")


@test
def kills_at_any_moment_lose_nothing_and_do_nothing_twice():
    random.seed(20261122)
    shoppers = [Shopper("A"), Shopper("B")]
    with folder() as data:
        filled = fill(data, 40_000_000)
        inside = unanswered = 0
        for number in range(KILLS):
            # Two at once, but for some rounds of one alone, which waits for no other.
            running = shoppers if number % 3 else shoppers[number % 2:][:1]
            for shopper in running:
                shopper.launch(data)
            begins = random.randint(1, 12)
            while running[0].text.count(b"begin ") < begins and running[0].process.poll() is None:
                running[0].follow(0.001)
            running[0].follow(random.uniform(0, 0.006))
            inside += any([shopper.kill() for shopper in running])
            acknowledged = {key: order for one in shoppers for key, order in one.acknowledged.items()}
            hold_shop(data, acknowledged)
            hold_doctor(data)
            carried_out = {key for (key,) in rows(data, "SELECT key FROM mart_request")}
            unanswered += sum(
                one.pending[0].split()[1] in carried_out for one in running if one.pending)
        # What was begun and not answered is asked for once more, and ends.
        for shopper in shoppers:
            lines = trial(data, *shopper.pending)
            done = answers(lines, "ack") | answers(lines, "refused")
            equal(len(done), len(shopper.pending))
            shopper.acknowledged |= answers(lines, "ack")
            shopper.refused |= answers(lines, "refused")
            # And what was answered is answered so again, and changes nothing.
            last = [f"cancel {key} {key.rsplit('-', 1)[0]}-place" for key in shopper.acknowledged
                    if key.endswith("-cancel")]
            before = balance(data)
            equal(answers(trial(data, *last), "refused"), {})
            equal(balance(data), before)
        acknowledged = {key: order for one in shoppers for key, order in one.acknowledged.items()}
        hold_shop(data, acknowledged)
        hold_doctor(data)
        refused = [why for one in shoppers for why in one.refused.values()]
        equal([why for why in refused if not why.startswith((SOLD_OUT, NO_ORDER))], [])
        # Whatever cards have paid for orders is in the wallet too.
        charged = rows(data, "SELECT sum(amount) FROM movement WHERE kind = 'topup'")[0][0]
        paid = rows(data, "SELECT ifnull(sum(total), 0) FROM mart_order WHERE cancelled IS NULL")[0][0]
        equal(balance(data), charged - paid)
        equal(rows(data, "SELECT sum(amount) FROM bank_charge WHERE state IN ('charged', 'late')",
                   "mock-bank.sqlite"), [(charged,)])
        equal(charged >= filled, True)
        orders = rows(data, "SELECT count(*), count(cancelled) FROM mart_order")[0]
        print(f"        {KILLS} kills, {inside} of them inside a request; {unanswered} requests "
              f"carried out and not answered; {orders[0]} orders, {orders[1]} cancelled, "
              f"{len(acknowledged)} requests acknowledged, {len(refused)} refused")
        if inside < KILLS * 2 // 3:
            raise AssertionError(f"only {inside} kills inside a request")


def answer(process):
    """The next answer of a process."""
    while not (line := process.stdout.readline()).startswith(("ack ", "refused ")):
        if not line:
            raise AssertionError("it has ended")
    return line.split(" ", 2)


@test
def of_two_that_buy_the_last_one_one_gets_it():
    with folder() as data:
        filled = fill(data, 1_000_000)
        price = 189_000
        both = [subprocess.Popen([PROGRAM, home(data)], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, text=True) for _ in range(2)]
        wins = [0, 0]
        for race in range(RACES):
            for number, process in enumerate(both):
                process.stdin.write(f"place {race}-{number}-place wallet tent=1\n")
            for process in both[::1 if race % 2 else -1]:
                process.stdin.flush()
            answered = [answer(process) for process in both]
            equal(sorted(word for word, _, _ in answered), ["ack", "refused"])
            (why,) = [rest for word, _, rest in answered if word == "refused"]
            equal(why.strip(), f"{SOLD_OUT} Left: Family tent 1 piece (0)")
            equal(balance(data), filled - price)
            winner = [word for word, _, _ in answered].index("ack")
            wins[winner] += 1
            hold_shop(data, {f"{race}-{winner}-place": answered[winner][2].strip()})
            both[winner].stdin.write(f"cancel {race}-{winner}-cancel {race}-{winner}-place\n")
            both[winner].stdin.flush()
            equal(answer(both[winner])[0], "ack")
            equal(balance(data), filled)
        for process in both:
            equal((process.communicate(timeout=60)[0], process.returncode), ("", 0))
        print(f"        {RACES} races, {wins[0]} and {wins[1]} won")
        hold_shop(data, {})
        hold_doctor(data)


@test
def a_full_disk_is_one_sentence_and_nothing_half_done():
    sentence = "The disk is full, so nothing was saved. Free up space and try again."
    for kilobytes in (120, 160, 240, 320):
        with folder() as data:
            filled = fill(data, 2_000_000)
            limit = no_file_beyond(kilobytes * 1024)
            lines = trial(
                data, *(f"place {number}-place wallet water=1" for number in range(60)),
                preexec_fn=limit)
            placed, refused = answers(lines, "ack"), answers(lines, "refused")
            equal((len(placed) + len(refused), set(refused.values())), (60, {sentence}))
            hold_shop(data, placed)
            equal(balance(data), filled - 5_900 * len(placed))
            # With room again it goes on, with the same key.
            key = next(iter(refused))
            equal(answers(trial(data, f"place {key} wallet water=1"), "ack").keys(), {key})


@test
def what_cannot_be_written_sells_nothing():
    sentence = "The wallet can’t be saved, so nothing was done. Check the data folder’s permissions."
    with folder() as data:
        filled = fill(data, 1_000_000)
        user = {}
        if os.geteuid() == 0:
            for path in [pathlib.Path(data), *pathlib.Path(data).rglob("*")]:
                os.chown(path, NOBODY, NOBODY)
            user = {"user": NOBODY, "group": NOBODY}
        for locked, mode in ((home(data) / "wallet.sqlite", 0o400), (home(data), 0o500)):
            before = os.stat(locked).st_mode
            os.chmod(locked, mode)
            lines = trial(data, "place a-place wallet water=1", **user)
            os.chmod(locked, before)
            equal(answers(lines, "refused"), {"a-place": sentence})
        equal((balance(data), rows(data, "SELECT count(*) FROM mart_order")), (filled, [(0,)]))


test.end()
