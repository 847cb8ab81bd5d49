-- The same invoices as before. A part of a union that has a condition of its own is read whole for every bill that is
-- looked up; with the condition around both parts each is found by its index.
CREATE OR REPLACE VIEW valid_invoices AS
  SELECT v.bill_id, v.bill_version, v.invoice_id FROM (
    SELECT i.bill_id, i.bill_version, i.id AS invoice_id, i.series FROM invoices i
    UNION ALL
    SELECT b.bill_id, b.bill_version, b.invoice_id, 'invoice' FROM collective_bills b
  ) v
  WHERE v.series = 'invoice'
    AND NOT EXISTS (SELECT FROM invoices c WHERE c.credits = v.invoice_id AND c.bill_id = v.bill_id);
