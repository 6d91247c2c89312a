extension BookFile {
  /// The triggers of the ledger as of version 13.
  static let ledgerTriggersBaseline: StaticString = """
    CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger WHEN OLD.origin = 'wallet'
    BEGIN SELECT RAISE(ABORT, 'an entry of the wallet stays'); END;
    CREATE TRIGGER ledger_amount_added AFTER INSERT ON ledger BEGIN
      INSERT INTO ledger_amount_total SELECT category, amount, 1 FROM ledger_rounded WHERE id = NEW.id
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    CREATE TRIGGER ledger_amount_removed BEFORE DELETE ON ledger BEGIN
      UPDATE ledger_amount_total SET count = count - 1
        WHERE (category, amount) = (
          SELECT category, amount FROM ledger_rounded WHERE id = OLD.id);
    END;
    CREATE TRIGGER ledger_import_is_fixed BEFORE UPDATE OF import_id ON ledger
    BEGIN SELECT RAISE(ABORT, 'an entry stays in its import'); END;
    CREATE TRIGGER ledger_account_added AFTER INSERT ON ledger BEGIN
      INSERT INTO ledger_account_total VALUES (NEW.account, NEW.state, 1, NEW.amount)
        ON CONFLICT DO UPDATE SET count = count + 1, sum = sum + excluded.sum;
    END;
    CREATE TRIGGER ledger_account_removed AFTER DELETE ON ledger BEGIN
      UPDATE ledger_account_total SET count = count - 1, sum = sum - OLD.amount
        WHERE account = OLD.account AND state = OLD.state;
    END;
    CREATE TRIGGER ledger_account_is_of_origin BEFORE INSERT ON ledger
    WHEN (NEW.origin = 'wallet') <> (NEW.account = 'superpay')
    BEGIN SELECT RAISE(ABORT, 'SuperPay has the movements of the wallet only'); END;
    CREATE TRIGGER ledger_account_stays_of_origin BEFORE UPDATE OF account ON ledger
    WHEN (NEW.origin = 'wallet') <> (NEW.account = 'superpay')
    BEGIN SELECT RAISE(ABORT, 'SuperPay has the movements of the wallet only'); END;
    CREATE TRIGGER ledger_begins_unlocked BEFORE INSERT ON ledger WHEN NEW.state = 'locked'
    BEGIN SELECT RAISE(ABORT, 'an entry is not locked from the start'); END;
    CREATE TRIGGER ledger_locked_stays BEFORE DELETE ON ledger WHEN OLD.state = 'locked'
    BEGIN SELECT RAISE(ABORT, 'a locked entry stays'); END;
    CREATE TRIGGER ledger_is_locked_by_reconciliation
    BEFORE UPDATE OF account, state, reconciliation ON ledger
    WHEN NEW.state = 'locked' AND (OLD.state = 'open' OR NOT EXISTS (
      SELECT 1 FROM ledger_reconciliation
      WHERE id = NEW.reconciliation AND account = NEW.account AND day >= NEW.day))
    BEGIN SELECT RAISE(ABORT, 'an entry is locked by a reconciliation of its account'); END;
    CREATE TRIGGER ledger_last_is_unlocked_first BEFORE UPDATE OF state, reconciliation ON ledger
    WHEN OLD.state = 'locked' AND NEW.reconciliation IS NOT OLD.reconciliation AND EXISTS (
      SELECT 1 FROM ledger_reconciliation
      WHERE account = OLD.account AND id > OLD.reconciliation)
    BEGIN SELECT RAISE(ABORT, 'the last reconciliation is unlocked first'); END;
    CREATE TRIGGER ledger_reconciliation_is_later BEFORE INSERT ON ledger_reconciliation
    WHEN EXISTS (
      SELECT 1 FROM ledger_reconciliation WHERE account = NEW.account AND day > NEW.day)
    BEGIN SELECT RAISE(ABORT, 'reconciliations are in the order of days'); END;
    CREATE TRIGGER ledger_reconciliation_is_fixed BEFORE UPDATE ON ledger_reconciliation
    BEGIN SELECT RAISE(ABORT, 'a reconciliation is not changed'); END;
    CREATE TRIGGER ledger_reconciliation_stays BEFORE DELETE ON ledger_reconciliation
    WHEN EXISTS (SELECT 1 FROM ledger WHERE reconciliation = OLD.id)
    BEGIN SELECT RAISE(ABORT, 'a reconciliation with locked entries stays'); END;
    CREATE TRIGGER ledger_stays_itself BEFORE UPDATE OF id, origin, movement ON ledger
    BEGIN SELECT RAISE(ABORT, 'an entry stays the same one'); END;
    CREATE TRIGGER ledger_amount_moved AFTER UPDATE OF category, amount ON ledger
    WHEN OLD.category <> NEW.category OR OLD.amount <> NEW.amount BEGIN
      UPDATE ledger_amount_total SET count = count - 1
        WHERE category = OLD.category AND amount = (
          SELECT OLD.amount / unit * unit FROM (SELECT CAST(substr(
            '1000000000000000000', 1, max(length(abs(OLD.amount)) - 1, 1)) AS INTEGER) AS unit));
      INSERT INTO ledger_amount_total SELECT category, amount, 1 FROM ledger_rounded WHERE id = NEW.id
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    CREATE TRIGGER ledger_account_changed AFTER UPDATE OF account, state, amount ON ledger
    WHEN OLD.account <> NEW.account OR OLD.state <> NEW.state OR OLD.amount <> NEW.amount BEGIN
      UPDATE ledger_account_total SET count = count - 1, sum = sum - OLD.amount
        WHERE account = OLD.account AND state = OLD.state;
      INSERT INTO ledger_account_total VALUES (NEW.account, NEW.state, 1, NEW.amount)
        ON CONFLICT DO UPDATE SET count = count + 1, sum = sum + excluded.sum;
    END;
    CREATE TRIGGER ledger_added AFTER INSERT ON ledger BEGIN
      INSERT INTO ledger_total VALUES (NEW.day / 100, NEW.category, 1, NEW.spent, NEW.received,
          NEW.left_spent, NEW.left_received)
        ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
          received = received + excluded.received,
          left_spent = left_spent + excluded.left_spent,
          left_received = left_received + excluded.left_received;
    END;
    CREATE TRIGGER ledger_removed AFTER DELETE ON ledger BEGIN
      UPDATE ledger_total SET count = count - 1, spent = spent - OLD.spent,
          received = received - OLD.received, left_spent = left_spent - OLD.left_spent,
          left_received = left_received - OLD.left_received
        WHERE month = OLD.day / 100 AND category = OLD.category;
    END;
    CREATE TRIGGER ledger_counted_anew
    AFTER UPDATE OF category, day, amount, link_kind, left_out ON ledger
    WHEN OLD.category <> NEW.category OR OLD.day <> NEW.day OR OLD.amount <> NEW.amount
      OR OLD.link_kind IS NOT NEW.link_kind OR OLD.left_out IS NOT NEW.left_out BEGIN
      UPDATE ledger_total SET count = count - 1, spent = spent - OLD.spent,
          received = received - OLD.received, left_spent = left_spent - OLD.left_spent,
          left_received = left_received - OLD.left_received
        WHERE month = OLD.day / 100 AND category = OLD.category;
      INSERT INTO ledger_total VALUES (NEW.day / 100, NEW.category, 1, NEW.spent, NEW.received,
          NEW.left_spent, NEW.left_received)
        ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
          received = received + excluded.received,
          left_spent = left_spent + excluded.left_spent,
          left_received = left_received + excluded.left_received;
    END;
    CREATE TRIGGER ledger_link_is_only_one BEFORE INSERT ON ledger_link
    WHEN NOT NEW.is_refused AND EXISTS (
      SELECT 1 FROM ledger WHERE link_kind IS NOT NULL AND (id = NEW.first
        OR id = NEW.second AND NEW.kind IN ('transfer', 'card_bill', 'top_up')))
    BEGIN SELECT RAISE(ABORT, 'an entry has one link at most'); END;
    CREATE TRIGGER ledger_link_is_fixed BEFORE UPDATE ON ledger_link
    BEGIN SELECT RAISE(ABORT, 'a link is not changed'); END;
    CREATE TRIGGER ledger_linked AFTER INSERT ON ledger_link WHEN NOT NEW.is_refused BEGIN
      UPDATE ledger
        SET link_kind = NEW.kind, left_out = CASE NEW.kind WHEN 'card_bill' THEN NEW.amount END
        WHERE id = NEW.first;
      UPDATE ledger SET link_kind = NEW.kind
        WHERE id = NEW.second AND NEW.kind IN ('transfer', 'card_bill', 'top_up');
    END;
    CREATE TRIGGER ledger_unlinked AFTER DELETE ON ledger_link WHEN NOT OLD.is_refused BEGIN
      UPDATE ledger SET link_kind = NULL, left_out = NULL WHERE id = OLD.first;
      UPDATE ledger SET link_kind = NULL, left_out = NULL
        WHERE id = OLD.second AND OLD.kind IN ('transfer', 'card_bill', 'top_up');
    END;
    CREATE TRIGGER ledger_linked_stays BEFORE DELETE ON ledger
    WHEN EXISTS (SELECT 1 FROM ledger_link
      WHERE NOT is_refused AND (first = OLD.id OR second = OLD.id))
    BEGIN SELECT RAISE(ABORT, 'a linked entry stays'); END;
    CREATE TRIGGER ledger_locked_is_fixed BEFORE UPDATE OF day, amount, account ON ledger
    WHEN OLD.state = 'locked' AND (OLD.day <> NEW.day OR OLD.amount <> NEW.amount
      OR OLD.account <> NEW.account)
    BEGIN SELECT RAISE(ABORT, 'a locked entry keeps day, amount and account'); END;
    CREATE TRIGGER ledger_facts_are_fixed
    BEFORE UPDATE OF day, amount, text, payee, stated_day ON ledger
    WHEN OLD.origin = 'wallet' AND (OLD.day <> NEW.day OR OLD.amount <> NEW.amount
      OR OLD.text <> NEW.text OR NEW.payee IS NOT NULL OR NEW.stated_day IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'what the wallet has stays as it is'); END;
    CREATE TRIGGER ledger_part_stays_one BEFORE UPDATE OF part_of ON ledger
    WHEN OLD.part_of IS NOT NEW.part_of
    BEGIN SELECT RAISE(ABORT, 'a part stays one'); END;
    """
}
