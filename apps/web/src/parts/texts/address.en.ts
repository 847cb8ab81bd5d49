export default {
  postalCode: "Postal code",
  postalCodeWrong: "A postal code has four digits in a row, such as 1234AB.",
  houseNumber: "House number",
  addition: "Addition or floor",
  optional: "optional",
  missing: "Fill in your postal code and house number.",
  checking: "Checking",
  weCome: (postalCode: string) => `Yes, we come to ${postalCode}.`,
  firstPickup: (day: string, time: string) => `First pickup: ${day} ${time}.`,
  fillIn: "Fill in the rest of your address.",
};
