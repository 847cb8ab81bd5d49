-- What a promo code was worth when it was used, whatever becomes of the code: {"percent": 10} or {"cents": 500}.
ALTER TABLE orders ADD COLUMN discount jsonb;
UPDATE orders o SET discount = jsonb_strip_nulls(jsonb_build_object('percent', p.percent, 'cents', p.cents))
  FROM promo_codes p WHERE o.coupon_code <> '' AND p.code = o.coupon_code;
