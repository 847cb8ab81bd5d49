export default {
  title: "Price list",
  description:
    "What dry cleaning, ironing, wash and fold, shirts and shoes cost. All prices include 21% VAT.",
  heading: "What it costs",
  lede: "You see the prices up front and only pay once we’ve counted and weighed.",
  print: "Print",
  label: "Services",
  dryCleaning: "Dry cleaning and ironing",
  dryCleaningNote: "Priced per item, back on hangers.",
  washFold: "Wash and fold",
  washFoldNote: "Priced per kilo, folded, not ironed.",
  upTo6Kg: "0 to 6 kg",
  upTo6KgNote: "Washed at 30 degrees, dried on medium, folded.",
  extraKg: "Each extra kilo",
  extraKgNote: "A laundry bag holds about 12 kg.",
  vat: "All prices include 21% VAT.",
  curtains: "Curtains shrink 5–7% when they are cleaned.",
  estimate: {
    title: "What will my laundry cost?",
    text: "Count your items, weigh your laundry and see the total. Nothing is stored.",
    action: "Make an estimate",
  },
};
