-- insert_order and update_order write rows of orders. Their column lists are read from the catalogue when this file is
-- applied, which happens again after every migration, so that a new column needs no change here. A list made on each
-- call would need dynamic SQL, whose planning made placing an order 15 % slower.
DO $make$
DECLARE
  names text;
  new_values text;
  assignments text;
BEGIN
  SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum),
    string_agg(CASE WHEN d.adbin IS NULL THEN format('n.%I', a.attname)
      ELSE format('coalesce(n.%I, %s)', a.attname, pg_get_expr(d.adbin, d.adrelid)) END, ', ' ORDER BY a.attnum),
    string_agg(format('%1$I = n.%1$I', a.attname), ', ' ORDER BY a.attnum) FILTER (WHERE a.attname <> 'id')
  INTO names, new_values, assignments
  FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = 'orders'::regclass AND a.attnum > 0 AND NOT a.attisdropped;

  -- A column without a key gets its default.
  EXECUTE format($sql$
    CREATE OR REPLACE FUNCTION insert_order(new_row jsonb) RETURNS void
    LANGUAGE plpgsql AS $body$
    BEGIN
      INSERT INTO orders (%s) SELECT %s FROM jsonb_populate_record(NULL::orders, new_row) n;
    END
    $body$ $sql$, names, new_values);

  -- A key with null sets NULL, a column without a key stays. The caller must already hold the row lock.
  EXECUTE format($sql$
    CREATE OR REPLACE FUNCTION update_order(held orders, changes jsonb) RETURNS orders
    LANGUAGE plpgsql AS $body$
    DECLARE
      changed orders;
    BEGIN
      UPDATE orders o SET %s FROM jsonb_populate_record(held, changes) n WHERE o.id = held.id RETURNING o.* INTO changed;
      RETURN changed;
    END
    $body$ $sql$, assignments);
END
$make$;
