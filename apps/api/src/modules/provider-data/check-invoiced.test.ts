import { expect, test } from "vitest";
import { checkInvoiced } from "./check-invoiced.ts";

const HOTEL = {
  legal_name: "Hotel De Gouden Leeuw B.V.",
  street: "Grote Markt 9",
  postal_code: "2011RD",
  city: "Haarlem",
  kvk: "90000011",
  vat_number: null,
  peppol_scheme: "0106",
  peppol_id: "90000011",
  buyer_reference: "Inkoop",
  invoice_email: null,
};
const NOTHING = Object.fromEntries(Object.keys(HOTEL).map((column) => [column, null]));

test.each([
  ["all of it", HOTEL, undefined],
  ["nothing of it", NOTHING, undefined],
  ["a VAT number alone", { ...NOTHING, vat_number: "NL800000011B01" }, "legal_name"],
  ["no street", { ...HOTEL, street: null }, "street"],
  ["no reference", { ...HOTEL, buyer_reference: null }, "buyer_reference"],
  ["no KvK number", { ...HOTEL, kvk: null }, "kvk"],
  ["a wrong address of the scheme", { ...HOTEL, peppol_id: "900" }, "peppol_id"],
  ["a VAT number as its address", { ...HOTEL, peppol_scheme: "9944" }, "peppol_id"],
  [
    "an OIN and no KvK number",
    { ...HOTEL, kvk: null, peppol_scheme: "0190", peppol_id: "00000001234567890000" },
    undefined,
  ],
])("a company with %s [BILL-07]", (_name, row, column) => {
  expect(checkInvoiced(row)?.column).toBe(column);
});
