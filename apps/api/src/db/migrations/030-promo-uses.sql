-- How often a promo code may be used, by everybody together and by one customer (SHOP-04). Nothing is
-- counted beside it: the orders that carry the code are its uses.
ALTER TABLE promo_codes
  ADD COLUMN max_uses integer CHECK (max_uses > 0),
  ADD COLUMN max_per_customer integer CHECK (max_per_customer > 0);
CREATE INDEX orders_coupon ON orders (coupon_code) WHERE coupon_code <> '';
