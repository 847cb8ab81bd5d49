-- What a refund takes off the revenue of its bill, also where it was paid out beside the payment service. One that gives
-- back what was paid too much takes nothing off, and one that failed neither.
CREATE OR REPLACE FUNCTION figures_of_refund(refund refunds, times integer) RETURNS SETOF report_figures
LANGUAGE sql STABLE AS $$
  SELECT o.hub_id, amsterdam_day(b.created_at), 0, 0, 0, 0, 0, 0, 0, 0::numeric, 0::bigint, refund.cents::bigint * times
    FROM bills b JOIN orders o ON o.id = b.order_id
    WHERE b.id = coalesce((SELECT p.bill_id FROM payments p WHERE p.id = refund.payment_id), refund.bill_id)
      AND refund.purpose = 'compensation' AND refund.state <> 'failed'
$$;
