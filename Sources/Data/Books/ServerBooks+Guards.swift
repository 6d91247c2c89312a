#if PostgreSQL
  extension ServerBooks {
    /// What keeps rows of one member from stopping the others: what belongs together is there at the end
    /// of each transaction, states go one way, and numbers are the server's.
    static let guardTables: StaticString = """
      -- What these write is nothing that a member may write.
      DO $$
      DECLARE name regproc;
      BEGIN
        FOREACH name IN ARRAY ARRAY['movement_goes_its_way', 'movement_is_entered',
          'ledger_takes_movement', 'ledger_is_counted', 'mart_line_keeps_the_stock',
          'mart_order_returns', 'ledger_is_locked_in_order', 'ledger_reconciliation_is_in_order']::regproc[]
        LOOP
          EXECUTE format('ALTER FUNCTION %s() SECURITY DEFINER', name);
        END LOOP;
      END $$;

      -- One top-up after the other: each sees what the others have come to.
      CREATE FUNCTION lock_wallet() RETURNS void LANGUAGE sql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
        SELECT 1 FROM account WHERE name = 'wallet' FOR UPDATE
      $$;
      CREATE FUNCTION intent_goes_one_way() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        PERFORM lock_wallet();
        IF TG_OP = 'INSERT' THEN
          -- A row that is proposed may be of one that is there, and is judged as a change of that.
          IF NOT EXISTS (SELECT 1 FROM intent WHERE key = NEW.key)
            AND (NEW.state <> 'open' OR EXISTS (SELECT 1 FROM movement WHERE key = NEW.key))
          THEN RAISE EXCEPTION 'a top-up begins open'; END IF;
        ELSIF NEW.key <> OLD.key THEN RAISE EXCEPTION 'a top-up keeps its key';
        ELSIF OLD.state IN ('refused', 'cancelled') AND NEW.state = 'open' THEN
          IF NEW.attempt <> OLD.attempt + 1 THEN RAISE EXCEPTION 'an attempt is the next one'; END IF;
        ELSIF (NEW.card, NEW.amount, NEW.attempt) <> (OLD.card, OLD.amount, OLD.attempt)
          OR NEW.state <> OLD.state AND (OLD.state <> 'open')
        THEN RAISE EXCEPTION 'a top-up that is over stays as it is'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER intent_goes_one_way BEFORE INSERT OR UPDATE ON intent
        FOR EACH ROW EXECUTE FUNCTION intent_goes_one_way();
      CREATE TRIGGER intent_stays BEFORE DELETE ON intent
        FOR EACH ROW EXECUTE FUNCTION refuse('a top-up is not deleted');
      CREATE FUNCTION topup_agrees_with_its_intent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        PERFORM lock_wallet();
        IF EXISTS (SELECT 1 FROM intent LEFT JOIN movement ON movement.key = intent.key
          WHERE intent.key = NEW.key AND ((state = 'charged') <> (movement.id IS NOT NULL)
            OR movement.kind <> 'topup' OR movement.amount <> intent.amount))
        THEN RAISE EXCEPTION 'a top-up and its movement belong together'; END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER intent_has_its_movement AFTER INSERT OR UPDATE ON intent
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION topup_agrees_with_its_intent();
      CREATE CONSTRAINT TRIGGER movement_agrees_with_its_intent AFTER INSERT ON movement
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION topup_agrees_with_its_intent();

      CREATE FUNCTION mart_order_is_whole() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      DECLARE
        number bigint := CASE TG_TABLE_NAME WHEN 'mart_order' THEN to_jsonb(NEW) ->> 'id'
          ELSE coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> 'order_id' END;
      BEGIN
        IF EXISTS (SELECT 1 FROM mart_order WHERE id = number AND (
          total <> fee + coalesce((SELECT sum(price * quantity) FROM mart_line
            WHERE order_id = number), 0)
          OR (SELECT coalesce(max(position), -1) + 1 FROM mart_line WHERE order_id = number)
            <> greatest((SELECT count(*) FROM mart_line WHERE order_id = number), 1)
          OR CASE WHEN cancelled IS NULL THEN total ELSE 0 END <> coalesce((
            SELECT sum(amount) FROM mart_paid WHERE order_id = number), 0)))
        THEN RAISE EXCEPTION 'an order is its lines, and what was paid for them'; END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER mart_order_is_whole AFTER INSERT OR UPDATE ON mart_order
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION mart_order_is_whole();
      CREATE CONSTRAINT TRIGGER mart_line_is_of_the_whole AFTER INSERT OR DELETE ON mart_line
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION mart_order_is_whole();
      CREATE CONSTRAINT TRIGGER mart_movement_is_of_the_whole AFTER INSERT ON mart_movement
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION mart_order_is_whole();

      CREATE FUNCTION movement_is_of_an_order() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM account WHERE id IN (NEW.source, NEW.target) AND name = 'mart')
          AND NOT EXISTS (SELECT 1 FROM mart_movement WHERE movement = NEW.id)
        THEN RAISE EXCEPTION 'the shop is paid for orders'; END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER movement_is_of_an_order AFTER INSERT ON movement
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION movement_is_of_an_order();

      CREATE FUNCTION mart_cart_is_small() RETURNS trigger LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF (SELECT count(*) FROM mart_cart) > 500 THEN
          RAISE EXCEPTION 'a cart has 500 lines at most';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER mart_cart_is_small AFTER INSERT ON mart_cart
        EXECUTE FUNCTION mart_cart_is_small();

      -- Entries and reconciliations come back under the numbers that they had.
      CREATE FUNCTION number_is_given() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF NEW.id < 1 OR NEW.id > coalesce(pg_sequence_last_value(
          (TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME || '_id_seq')::regclass), 0)
        THEN RAISE EXCEPTION 'the server gives numbers'; END IF;
        IF TG_TABLE_NAME = 'ledger' AND EXISTS (
          SELECT 1 FROM ledger_removed JOIN ledger_command ON ledger_command.id = command
          WHERE ledger_removed.id = NEW.id AND ledger_command.member <> session_user)
        THEN RAISE EXCEPTION 'another member has removed this entry'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER ledger_number_is_given BEFORE INSERT ON ledger
        FOR EACH ROW EXECUTE FUNCTION number_is_given();
      CREATE TRIGGER ledger_reconciliation_number_is_given BEFORE INSERT ON ledger_reconciliation
        FOR EACH ROW EXECUTE FUNCTION number_is_given();
      """
  }
#endif
