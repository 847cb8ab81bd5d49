/** Where an owner sees a customer's page as it will be on a day, such as `/console/as-of/2026-12-01/nl/pricelist`. */
export const asOfPath = (day: string, page: string): string => `/console/as-of/${day}${page}`;
