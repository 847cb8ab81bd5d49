/** How bills and invoices name what they charge. */
export const en = {
  perKilo: "By the kilo",
  perPiece: "By the piece",
  kilos: (kilos: string) => `${kilos} kg`,
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  several: (count: number, name: string, each: string) => `${count} × ${name}, ${each}`,
  one: (name: string) => `1 × ${name}`,
  extraKilos: (count: number, each: string) =>
    `${count} extra ${count === 1 ? "kilo" : "kilos"}, ${each}`,
  shipping: "Pickup and delivery",
  serviceFee: "Service fee",
  minimum: "Up to the minimum",
  discount: (code: string) => `Discount ${code}`.trim(),
  deposit: "Laundry bag, deposit",
  depositBack: "Laundry bag, deposit back",
  lateChange: "Change or cancellation within 8 hours",
  missedDelivery: "Second missed delivery",
  free: "Other",
};
