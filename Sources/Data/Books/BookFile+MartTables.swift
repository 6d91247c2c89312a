import SQL

extension BookFile {
  /// Version 3: orders, their lines and movements, the stock and the cart; and refunds.
  ///
  /// What an order holds leaves the stock when its lines are inserted, and comes back when they are
  /// deleted or the order is cancelled.
  static let martTables = Migration(
    3,
    script: """
      CREATE TRIGGER movement_gives_back BEFORE INSERT ON movement
        WHEN NEW.kind = 'correction' AND NOT EXISTS (
          SELECT 1 FROM account AS one JOIN account AS other ON other.id = NEW.target
          WHERE one.id = NEW.source AND one.kind = 'payee' AND other.kind = 'wallet'
            AND one.balance >= NEW.amount)
      BEGIN SELECT RAISE(ABORT, 'a refund gives back what a payee was paid'); END;

      CREATE TABLE mart_stock (
        good TEXT PRIMARY KEY,
        initial INTEGER NOT NULL CHECK (typeof(initial) = 'integer'),
        remaining INTEGER NOT NULL
          CHECK (typeof(remaining) = 'integer' AND remaining BETWEEN 0 AND initial)
      ) WITHOUT ROWID;
      CREATE TRIGGER mart_stock_begins_whole BEFORE INSERT ON mart_stock
        WHEN NEW.remaining <> NEW.initial
          OR EXISTS (SELECT 1 FROM mart_stock WHERE good = NEW.good)
      BEGIN SELECT RAISE(ABORT, 'a stock begins whole'); END;
      CREATE TRIGGER mart_stock_is_fixed BEFORE UPDATE OF good, initial ON mart_stock
      BEGIN SELECT RAISE(ABORT, 'of a stock only what remains changes'); END;
      CREATE TRIGGER mart_stock_is_not_deleted BEFORE DELETE ON mart_stock
      BEGIN SELECT RAISE(ABORT, 'a stock is not deleted'); END;

      -- The ids are 1, 2, 3 and so on, so that the position of an order follows from its id.
      CREATE TABLE mart_order (
        id INTEGER PRIMARY KEY,
        version INTEGER NOT NULL CHECK (typeof(version) = 'integer'),
        placed INTEGER NOT NULL CHECK (typeof(placed) = 'integer'),
        sends INTEGER NOT NULL CHECK (typeof(sends) = 'integer'),
        arrives INTEGER NOT NULL CHECK (typeof(arrives) = 'integer' AND arrives >= sends),
        cancelled INTEGER CHECK (typeof(cancelled) IN ('integer', 'null') AND cancelled < sends),
        total INTEGER NOT NULL CHECK (typeof(total) = 'integer' AND total > 0),
        speed TEXT NOT NULL CHECK (speed IN ('standard', 'oneDay', 'twoDay')),
        fee INTEGER NOT NULL CHECK (typeof(fee) = 'integer' AND fee >= 0),
        issuer TEXT,
        last_four TEXT CHECK (last_four GLOB '[0-9][0-9][0-9][0-9]'),
        first_name TEXT NOT NULL,
        last_name TEXT NOT NULL,
        telephone TEXT NOT NULL,
        email TEXT NOT NULL,
        shipping_street1 TEXT NOT NULL,
        shipping_street2 TEXT NOT NULL,
        shipping_city TEXT NOT NULL,
        shipping_state TEXT NOT NULL,
        shipping_zip TEXT NOT NULL,
        billing_street1 TEXT,
        billing_street2 TEXT,
        billing_city TEXT,
        billing_state TEXT,
        billing_zip TEXT,
        CHECK ((issuer IS NULL) = (last_four IS NULL)),
        CHECK ((billing_street1 IS NULL) + (billing_street2 IS NULL) + (billing_city IS NULL)
          + (billing_state IS NULL) + (billing_zip IS NULL) IN (0, 5))
      );
      CREATE INDEX mart_order_arrives ON mart_order (arrives) WHERE cancelled IS NULL;
      CREATE TRIGGER mart_order_is_next BEFORE INSERT ON mart_order
        WHEN NEW.id <> (SELECT ifnull(max(id), 0) + 1 FROM mart_order)
          OR NEW.version <> 1 OR NEW.cancelled IS NOT NULL
      BEGIN SELECT RAISE(ABORT, 'an order has the next number'); END;
      CREATE TRIGGER mart_order_has_a_new_version BEFORE UPDATE ON mart_order
        WHEN NEW.id <> OLD.id OR NEW.placed <> OLD.placed OR NEW.sends <> OLD.sends
          OR NEW.version <> OLD.version + 1 OR OLD.cancelled IS NOT NULL
      BEGIN SELECT RAISE(ABORT, 'a change of an order is a new version'); END;
      CREATE TRIGGER mart_order_is_not_deleted BEFORE DELETE ON mart_order
      BEGIN SELECT RAISE(ABORT, 'an order is not deleted'); END;

      CREATE TABLE mart_line (
        order_id INTEGER NOT NULL REFERENCES mart_order,
        position INTEGER NOT NULL,
        good TEXT NOT NULL REFERENCES mart_stock,
        title_ko TEXT NOT NULL,
        title_en TEXT NOT NULL,
        price INTEGER NOT NULL CHECK (typeof(price) = 'integer' AND price > 0),
        quantity INTEGER NOT NULL
          CHECK (typeof(quantity) = 'integer' AND quantity BETWEEN 1 AND 99),
        PRIMARY KEY (order_id, position),
        UNIQUE (order_id, good)
      ) WITHOUT ROWID;
      CREATE TRIGGER mart_line_is_new BEFORE INSERT ON mart_line
        WHEN EXISTS (SELECT 1 FROM mart_line WHERE order_id = NEW.order_id
            AND (position = NEW.position OR good = NEW.good))
          OR EXISTS (SELECT 1 FROM mart_order WHERE id = NEW.order_id AND cancelled IS NOT NULL)
      BEGIN SELECT RAISE(ABORT, 'a line is not replaced, nor added to a cancelled order'); END;
      CREATE TRIGGER mart_line_is_not_changed BEFORE UPDATE ON mart_line
      BEGIN SELECT RAISE(ABORT, 'a line is not changed'); END;
      CREATE TRIGGER mart_line_stays BEFORE DELETE ON mart_line
        WHEN EXISTS (SELECT 1 FROM mart_order WHERE id = OLD.order_id AND cancelled IS NOT NULL)
      BEGIN SELECT RAISE(ABORT, 'a cancelled order keeps its lines'); END;
      CREATE TRIGGER mart_line_takes AFTER INSERT ON mart_line BEGIN
        UPDATE mart_stock SET remaining = remaining - NEW.quantity WHERE good = NEW.good;
      END;
      CREATE TRIGGER mart_line_returns AFTER DELETE ON mart_line BEGIN
        UPDATE mart_stock SET remaining = remaining + OLD.quantity WHERE good = OLD.good;
      END;
      CREATE TRIGGER mart_order_returns AFTER UPDATE OF cancelled ON mart_order
        WHEN NEW.cancelled IS NOT NULL
      BEGIN
        UPDATE mart_stock SET remaining = remaining + (
            SELECT quantity FROM mart_line WHERE order_id = NEW.id AND good = mart_stock.good)
          WHERE good IN (SELECT good FROM mart_line WHERE order_id = NEW.id);
      END;

      CREATE TABLE mart_cart (
        position INTEGER PRIMARY KEY,
        good TEXT NOT NULL UNIQUE,
        quantity INTEGER NOT NULL
          CHECK (typeof(quantity) = 'integer' AND quantity BETWEEN 1 AND 99)
      );

      CREATE TABLE mart_request (
        key TEXT PRIMARY KEY,
        order_id INTEGER NOT NULL REFERENCES mart_order
      ) WITHOUT ROWID;
      CREATE TRIGGER mart_request_is_new BEFORE INSERT ON mart_request
        WHEN EXISTS (SELECT 1 FROM mart_request WHERE key = NEW.key)
      BEGIN SELECT RAISE(ABORT, 'a request is carried out once'); END;
      CREATE TRIGGER mart_request_is_not_changed BEFORE UPDATE ON mart_request
      BEGIN SELECT RAISE(ABORT, 'a request is not changed'); END;
      CREATE TRIGGER mart_request_is_not_deleted BEFORE DELETE ON mart_request
      BEGIN SELECT RAISE(ABORT, 'a request is not deleted'); END;

      CREATE TABLE mart_movement (
        movement INTEGER PRIMARY KEY REFERENCES movement,
        order_id INTEGER NOT NULL REFERENCES mart_order
      );
      CREATE INDEX mart_movement_order ON mart_movement (order_id);
      CREATE TRIGGER mart_movement_is_of_a_request BEFORE INSERT ON mart_movement
        WHEN EXISTS (SELECT 1 FROM mart_movement WHERE movement = NEW.movement)
          OR NOT EXISTS (
            SELECT 1 FROM movement JOIN account ON account.id IN (source, target)
              JOIN mart_request ON mart_request.key = movement.key
            WHERE movement.id = NEW.movement AND account.name = 'mart'
              AND mart_request.order_id = NEW.order_id)
      BEGIN SELECT RAISE(ABORT, 'a movement of an order is that of a request for it'); END;
      CREATE TRIGGER mart_movement_is_not_changed BEFORE UPDATE ON mart_movement
      BEGIN SELECT RAISE(ABORT, 'a movement stays with its order'); END;
      CREATE TRIGGER mart_movement_is_not_deleted BEFORE DELETE ON mart_movement
      BEGIN SELECT RAISE(ABORT, 'a movement stays with its order'); END;
      -- What the shop has received for each order.
      CREATE VIEW mart_paid AS
        SELECT order_id, movement.id AS movement, time,
          CASE kind WHEN 'payment' THEN amount ELSE -amount END AS amount
        FROM mart_movement JOIN movement ON movement.id = mart_movement.movement;

      -- What a search looks in: each text once, since orders have most of theirs in common, and the
      -- orders that have it.
      CREATE TABLE mart_text (
        id INTEGER PRIMARY KEY,
        initials TEXT NOT NULL,
        key TEXT NOT NULL UNIQUE
      );
      CREATE TABLE mart_search (
        text INTEGER NOT NULL REFERENCES mart_text,
        order_id INTEGER NOT NULL REFERENCES mart_order,
        PRIMARY KEY (text, order_id)
      ) WITHOUT ROWID;
      CREATE INDEX mart_search_order ON mart_search (order_id);
      """)

  /// Version 14: what the person who brings an order is told.
  static let martNotes = Migration(
    14, script: "ALTER TABLE mart_order ADD COLUMN note TEXT NOT NULL DEFAULT ''")

  /// Version 16: what an order gives back is a refund from the start, and no income: of its first payment that is
  /// not given back yet, or else of none.
  static let martRefunds = Migration(
    16,
    script: """
      CREATE TRIGGER mart_movement_is_a_refund AFTER INSERT ON mart_movement BEGIN
        INSERT INTO ledger_link (kind, first, second, amount, category)
          SELECT 'refund', back.id, (
              SELECT paid.id FROM mart_movement
                JOIN ledger AS paid ON paid.movement = mart_movement.movement
              WHERE order_id = NEW.order_id AND paid.amount < 0 AND paid.link_kind IS NULL
                AND back.amount <= -paid.amount - (
                  SELECT ifnull(sum(amount), 0) FROM ledger_link
                  WHERE second = paid.id AND kind = 'refund' AND NOT is_refused)
              ORDER BY paid.id LIMIT 1
            ), back.amount, back.category
          FROM ledger AS back WHERE back.movement = NEW.movement AND back.amount > 0;
        UPDATE ledger SET category = paid.category
          FROM ledger_link JOIN ledger AS paid ON paid.id = ledger_link.second
          WHERE ledger.movement = NEW.movement AND ledger.amount > 0
            AND ledger_link.first = ledger.id AND kind = 'refund'
            AND ledger.category <> paid.category;
      END;
      """)
}
