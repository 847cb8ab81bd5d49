export default {
  title: "What will it cost?",
  intro:
    "Pick items or kilos. This is an estimate: the price is known after counting and weighing.",
  kilos: "Wash and fold, kilos",
  item: "Item",
  chooseItem: "Choose an item",
  add: "Add",
  less: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  empty: "Nothing picked yet.",
  shipping: "Pickup and delivery",
  free: "free",
  missing: (amount: string) => `${amount} more and pickup and delivery are free.`,
  minimum: "Up to the minimum",
  total: "Total, incl. 21% VAT",
};
