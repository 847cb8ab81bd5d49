export default {
  postalCode: "Postal code",
  postalCodeWrong: "Enter four digits and two letters, like 1234AB.",
  houseNumber: "House number",
  addition: "Addition or floor",
  optional: "optional",
  missing: "Enter your postal code and house number.",
  checking: "Checking",
  weCome: (postalCode: string) => `Yes, we come to ${postalCode}.`,
  firstPickup: (day: string, time: string) => `First pickup: ${day}, ${time}.`,
  fillIn: "Now enter the rest of your address.",
};
