-- What an order's invoice prints of its order and payment as they were at issuing (SET-04), by printed_on_invoice, and
-- the names of its lines; null for collective invoices, whose bills have it, and for invoices of earlier versions.
ALTER TABLE invoices ADD COLUMN printed jsonb;

-- Closed by the desk without paying it: a later correction of the bill does not queue it again (BILL-04).
ALTER TABLE refunds ADD COLUMN no_longer_owed boolean NOT NULL DEFAULT false;
