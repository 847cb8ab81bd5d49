/** A company pays its orders together, by one invoice a month, so none of them has a payment link (BILL-07). */
export const isBilledCollectively = ({ company_id }: { company_id: string | null }): boolean =>
  company_id !== null;
