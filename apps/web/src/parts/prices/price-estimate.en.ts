export default {
  title: "What will it cost?",
  intro:
    "Choose items or kilos. This is an estimate: we know the price after counting and weighing.",
  kilos: "Wash and fold, kilos",
  item: "Item",
  chooseItem: "Choose an item",
  services: { DC: "Dry cleaning and ironing", LS: "Shirt service", SS: "Shoe cleaning" },
  add: "Add",
  less: (name: string) => `One fewer: ${name}`,
  more: (name: string) => `One more: ${name}`,
  empty: "Nothing chosen yet.",
  shipping: "Pickup and delivery",
  free: "free",
  missing: (amount: string) => `${amount} more and pickup and delivery are free.`,
  minimum: "Up to the minimum",
  total: "Total, incl. 21% VAT",
};
