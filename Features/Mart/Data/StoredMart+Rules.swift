import MartDomain
public import SQL

extension StoredMart {
  /// What rows of the shop on a server may hold beyond the rules of the books: the stock with which a good
  /// is first sold is the catalogue's, whatever a member writes.
  public static func keepRules(_ connection: Connection) throws(SQLError) {
    try connection.execute(serverRules)
    let rows = connection.dialect.rows("?", ("good", .text), ("stock", .integer))
    try connection.run(
      "INSERT INTO mart_catalogue SELECT good, stock FROM \(rows) AS listed",
      SQLList(rows: Catalogue.bundled.goods) { [$0.id, $0.stock] })
  }

  private static let serverRules: StaticString = """
    CREATE TABLE mart_catalogue (good text COLLATE "C" PRIMARY KEY, stock bigint NOT NULL);
    INSERT INTO granted VALUES ('view', 'SELECT', 'mart_catalogue', '');
    CREATE FUNCTION mart_stock_is_of_the_catalogue() RETURNS trigger LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = galbi, pg_temp AS $$
    DECLARE known bigint := (SELECT stock FROM mart_catalogue WHERE good = NEW.good);
    BEGIN
      NEW.initial := coalesce(known, NEW.initial);
      NEW.remaining := coalesce(known, NEW.remaining);
      RETURN NEW;
    END $$;
    CREATE TRIGGER mart_stock_is_of_the_catalogue BEFORE INSERT ON mart_stock
      FOR EACH ROW EXECUTE FUNCTION mart_stock_is_of_the_catalogue();

    CREATE FUNCTION mart_order_has_a_card() RETURNS trigger LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = galbi, pg_temp AS $$
    BEGIN
      IF NOT EXISTS (
        SELECT 1 FROM card WHERE (issuer, last_four) = (NEW.issuer, NEW.last_four))
      THEN RAISE EXCEPTION 'an order is paid with a card of the wallet'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER mart_order_has_a_card BEFORE INSERT OR UPDATE OF issuer, last_four ON mart_order
      FOR EACH ROW WHEN (NEW.last_four IS NOT NULL) EXECUTE FUNCTION mart_order_has_a_card();
    """
}
