-- Refuses a promo code that is used up, in total or by this customer. Locks the code until commit, so that concurrent
-- orders cannot count the same uses. Cancelled orders do not count.
CREATE OR REPLACE FUNCTION take_promo_use(placed jsonb, owner uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  promo promo_codes;
BEGIN
  IF coalesce(placed->>'coupon_code', '') = '' THEN
    RETURN;
  END IF;
  SELECT * INTO promo FROM promo_codes p
    WHERE p.code = placed->>'coupon_code' AND (p.max_uses IS NOT NULL OR p.max_per_customer IS NOT NULL)
    FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF promo.max_uses <= (SELECT count(*) FROM orders o
      WHERE o.coupon_code = promo.code AND o.coupon_code <> '' AND o.status <> 'cancelled')
    -- Looks up by customer first: a popular code has many more uses than a customer has orders.
    OR promo.max_per_customer <= (SELECT count(*) FROM orders o
      WHERE o.coupon_code = promo.code AND o.status <> 'cancelled' AND o.id IN (
        SELECT m.id FROM orders m WHERE m.user_id = owner
        UNION SELECT m.id FROM orders m WHERE m.service_point_id IS NULL
          AND lower(m.contact->>'email') = lower(placed->'contact'->>'email'))) THEN
    RAISE EXCEPTION 'promo_used_up' USING ERRCODE = 'WL001';
  END IF;
END
$$;
