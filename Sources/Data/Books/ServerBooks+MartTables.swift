#if PostgreSQL
  extension ServerBooks {
    /// Orders, their lines and movements, the stock and the carts, with the rules of `BookFile.martTables`.
    static let martTables: StaticString = """
      CREATE TABLE mart_stock (
        good text COLLATE "C" PRIMARY KEY,
        initial bigint NOT NULL,
        remaining bigint NOT NULL CHECK (remaining BETWEEN 0 AND initial)
      );
      CREATE TRIGGER mart_stock_begins_whole BEFORE INSERT ON mart_stock
        FOR EACH ROW WHEN (NEW.remaining <> NEW.initial)
        EXECUTE FUNCTION refuse('a stock begins whole');
      CREATE TRIGGER mart_stock_is_fixed BEFORE UPDATE OF good, initial ON mart_stock
        FOR EACH ROW EXECUTE FUNCTION refuse('of a stock only what remains changes');
      CREATE TRIGGER mart_stock_is_not_deleted BEFORE DELETE ON mart_stock
        FOR EACH ROW EXECUTE FUNCTION refuse('a stock is not deleted');
      CREATE TRIGGER mart_stock_is_not_emptied BEFORE TRUNCATE ON mart_stock
        EXECUTE FUNCTION refuse('a stock is not deleted');

      -- The ids are 1, 2, 3 and so on, so that the position of an order follows from its id.
      CREATE TABLE mart_order (
        id bigint PRIMARY KEY,
        version bigint NOT NULL,
        placed bigint NOT NULL,
        sends bigint NOT NULL,
        arrives bigint NOT NULL CHECK (arrives >= sends),
        cancelled bigint CHECK (cancelled < sends),
        total bigint NOT NULL CHECK (total > 0),
        speed text NOT NULL CHECK (speed IN ('standard', 'oneDay', 'twoDay')),
        fee bigint NOT NULL CHECK (fee >= 0),
        issuer text,
        last_four text COLLATE "C" CHECK (last_four ~ '^[0-9]{4}$'),
        first_name text NOT NULL,
        last_name text NOT NULL,
        telephone text NOT NULL,
        email text NOT NULL,
        shipping_street1 text NOT NULL,
        shipping_street2 text NOT NULL,
        shipping_city text NOT NULL,
        shipping_state text NOT NULL,
        shipping_zip text NOT NULL,
        billing_street1 text,
        billing_street2 text,
        billing_city text,
        billing_state text,
        billing_zip text,
        CHECK ((issuer IS NULL) = (last_four IS NULL)),
        CHECK (num_nulls(billing_street1, billing_street2, billing_city, billing_state, billing_zip)
          IN (0, 5))
      );
      CREATE INDEX mart_order_arrives ON mart_order (arrives) WHERE cancelled IS NULL;
      CREATE FUNCTION mart_order_is_next() RETURNS trigger LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF NEW.id <> (SELECT coalesce(max(id), 0) + 1 FROM mart_order)
          OR NEW.version <> 1 OR NEW.cancelled IS NOT NULL
        THEN RAISE EXCEPTION 'an order has the next number'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER mart_order_is_next BEFORE INSERT ON mart_order
        FOR EACH ROW EXECUTE FUNCTION mart_order_is_next();
      CREATE TRIGGER mart_order_has_a_new_version BEFORE UPDATE ON mart_order
        FOR EACH ROW WHEN (NEW.id <> OLD.id OR NEW.placed <> OLD.placed OR NEW.sends <> OLD.sends
          OR NEW.version <> OLD.version + 1 OR OLD.cancelled IS NOT NULL)
        EXECUTE FUNCTION refuse('a change of an order is a new version');
      CREATE TRIGGER mart_order_is_not_deleted BEFORE DELETE ON mart_order
        FOR EACH ROW EXECUTE FUNCTION refuse('an order is not deleted');

      CREATE TABLE mart_line (
        order_id bigint NOT NULL REFERENCES mart_order,
        position bigint NOT NULL,
        good text COLLATE "C" NOT NULL REFERENCES mart_stock,
        title_ko text NOT NULL,
        title_en text NOT NULL,
        price bigint NOT NULL CHECK (price > 0),
        quantity bigint NOT NULL CHECK (quantity BETWEEN 1 AND 99),
        PRIMARY KEY (order_id, position),
        UNIQUE (order_id, good)
      );
      CREATE FUNCTION mart_line_keeps_the_stock() RETURNS trigger LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          IF EXISTS (SELECT 1 FROM mart_order WHERE id = NEW.order_id AND cancelled IS NOT NULL)
          THEN RAISE EXCEPTION 'a line is not added to a cancelled order'; END IF;
          UPDATE mart_stock SET remaining = remaining - NEW.quantity WHERE good = NEW.good;
          RETURN NEW;
        END IF;
        IF EXISTS (SELECT 1 FROM mart_order WHERE id = OLD.order_id AND cancelled IS NOT NULL)
        THEN RAISE EXCEPTION 'a cancelled order keeps its lines'; END IF;
        UPDATE mart_stock SET remaining = remaining + OLD.quantity WHERE good = OLD.good;
        RETURN OLD;
      END $$;
      CREATE TRIGGER mart_line_keeps_the_stock BEFORE INSERT OR DELETE ON mart_line
        FOR EACH ROW EXECUTE FUNCTION mart_line_keeps_the_stock();
      CREATE TRIGGER mart_line_is_not_changed BEFORE UPDATE ON mart_line
        FOR EACH ROW EXECUTE FUNCTION refuse('a line is not changed');
      CREATE FUNCTION mart_order_returns() RETURNS trigger LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        UPDATE mart_stock SET remaining = remaining + line.quantity
          FROM mart_line AS line
          WHERE line.order_id = NEW.id AND mart_stock.good = line.good;
        RETURN NULL;
      END $$;
      CREATE TRIGGER mart_order_returns AFTER UPDATE OF cancelled ON mart_order
        FOR EACH ROW WHEN (NEW.cancelled IS NOT NULL) EXECUTE FUNCTION mart_order_returns();

      CREATE TABLE mart_cart (
        position bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        good text COLLATE "C" NOT NULL UNIQUE,
        quantity bigint NOT NULL CHECK (quantity BETWEEN 1 AND 99)
      );

      CREATE TABLE mart_request (
        key text COLLATE "C" PRIMARY KEY,
        order_id bigint NOT NULL REFERENCES mart_order
      );
      CREATE TRIGGER mart_request_stays BEFORE UPDATE OR DELETE ON mart_request
        FOR EACH ROW EXECUTE FUNCTION refuse('a request is neither changed nor deleted');

      CREATE TABLE mart_movement (
        movement bigint PRIMARY KEY REFERENCES movement,
        order_id bigint NOT NULL REFERENCES mart_order
      );
      CREATE INDEX mart_movement_order ON mart_movement (order_id);
      CREATE FUNCTION mart_movement_is_of_a_request() RETURNS trigger LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF NOT EXISTS (
          SELECT 1 FROM movement JOIN account ON account.id IN (source, target)
            JOIN mart_request ON mart_request.key = movement.key
          WHERE movement.id = NEW.movement AND account.name = 'mart'
            AND mart_request.order_id = NEW.order_id)
        THEN RAISE EXCEPTION 'a movement of an order is that of a request for it'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER mart_movement_is_of_a_request BEFORE INSERT ON mart_movement
        FOR EACH ROW EXECUTE FUNCTION mart_movement_is_of_a_request();
      CREATE TRIGGER mart_movement_stays BEFORE UPDATE OR DELETE ON mart_movement
        FOR EACH ROW EXECUTE FUNCTION refuse('a movement stays with its order');
      -- What the shop has received for each order.
      CREATE VIEW mart_paid AS
        SELECT order_id, movement.id AS movement, time,
          CASE kind WHEN 'payment' THEN amount ELSE -amount END AS amount
        FROM mart_movement JOIN movement ON movement.id = mart_movement.movement;

      -- What a search looks in: each text once, since orders have most of theirs in common, and the
      -- orders that have it.
      CREATE TABLE mart_text (
        id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        initials text COLLATE "C" NOT NULL,
        key text COLLATE "C" NOT NULL UNIQUE
      );
      CREATE TABLE mart_search (
        text bigint NOT NULL REFERENCES mart_text,
        order_id bigint NOT NULL REFERENCES mart_order,
        PRIMARY KEY (text, order_id)
      );
      CREATE INDEX mart_search_order ON mart_search (order_id);
      """

    /// What the person who brings an order is told, as in `BookFile.martNotes`.
    static let martNotes: StaticString = """
      ALTER TABLE mart_order ADD COLUMN note text NOT NULL DEFAULT '';
      INSERT INTO rule VALUES ('mart_order', 'note', 'octet_length(note) <= 16000');
      UPDATE granted SET columns = columns || ', note'
        WHERE "table" = 'mart_order' AND command IN ('INSERT', 'UPDATE');
      """

    /// What an order gives back is a refund from the start, as in `BookFile.martRefunds`.
    static let martRefunds: StaticString = """
      CREATE FUNCTION mart_movement_is_a_refund() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = galbi, pg_temp AS $$
      BEGIN
        INSERT INTO ledger_link (kind, first, second, amount, category)
          SELECT 'refund', back.id, (
              SELECT paid.id FROM mart_movement
                JOIN ledger AS paid ON paid.movement = mart_movement.movement
              WHERE order_id = NEW.order_id AND paid.amount < 0 AND paid.link_kind IS NULL
                AND back.amount <= -paid.amount - (
                  SELECT coalesce(sum(amount), 0) FROM ledger_link
                  WHERE second = paid.id AND kind = 'refund' AND NOT is_refused)
              ORDER BY paid.id LIMIT 1
            ), back.amount, back.category
          FROM ledger AS back WHERE back.movement = NEW.movement AND back.amount > 0;
        UPDATE ledger SET category = paid.category
          FROM ledger_link JOIN ledger AS paid ON paid.id = ledger_link.second
          WHERE ledger.movement = NEW.movement AND ledger.amount > 0
            AND ledger_link.first = ledger.id AND kind = 'refund'
            AND ledger.category <> paid.category;
        RETURN NULL;
      END $$;
      CREATE TRIGGER mart_movement_is_a_refund AFTER INSERT ON mart_movement
        FOR EACH ROW EXECUTE FUNCTION mart_movement_is_a_refund();
      """
  }
#endif
