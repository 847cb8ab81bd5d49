import type { en } from "./bill.en.ts";

export const nl: typeof en = {
  perKilo: "Per kilo",
  perPiece: "Per stuk",
  kilos: (kilos) => `${kilos} kg`,
  pieces: (count) => (count === 1 ? "1 stuk" : `${count} stuks`),
  several: (count, name, each) => `${count} × ${name}, ${each}`,
  one: (name) => `1 × ${name}`,
  extraKilos: (count, each) => `${count} kilo extra, ${each}`,
  shipping: "Ophalen en bezorgen",
  serviceFee: "Servicekosten",
  minimum: "Tot het minimum",
  discount: (code) => `Korting ${code}`.trim(),
  deposit: "Waszak, borg",
  depositBack: "Waszak, borg terug",
  lateChange: "Gewijzigd of geannuleerd binnen 8 uur",
  missedDelivery: "Tweede gemiste bezorging",
  free: "Overig",
};
