const ADDRESSES = {
  waslijn: ["Waslijn Retouren", "Antwoordnummer 1234", "2000 VB Haarlem"],
  bleekveld: ["Bleekveld Retouren", "Antwoordnummer 4567", "3500 VB Utrecht"],
};

/** Printed on the return label for parcels that cannot be delivered. */
export const returnAddress: readonly string[] =
  process.env.BRAND === "bleekveld" ? ADDRESSES.bleekveld : ADDRESSES.waslijn;
