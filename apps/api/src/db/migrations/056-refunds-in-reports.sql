-- Compensation that was paid out without a payment was left out of revenue; figures_of_refund counts it from here on.
INSERT INTO report_changes (figures)
  SELECT ROW(o.hub_id, amsterdam_day(b.created_at), 0, 0, 0, 0, 0, 0, 0, 0, 0, f.cents)::report_figures
  FROM refunds f JOIN bills b ON b.id = f.bill_id JOIN orders o ON o.id = b.order_id
  WHERE f.payment_id IS NULL AND f.purpose = 'compensation' AND f.state <> 'failed';
CREATE TRIGGER removed_report AFTER DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION report_refund();
