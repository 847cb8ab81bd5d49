export default {
  title: "Laundry and dry cleaning at your door",
  description:
    "We pick up your laundry, wash it and bring it back within 2 working days. Check your postal code and choose a time.",
  hero: "Clean laundry, no hauling.",
  lede: "We pick up your laundry, wash it and bring it back within 2 working days.",
  bagNote: "Your first bag comes free by post",
  zip: "Do we come to you?",
  zipHint: "Enter your postal code. You’ll know right away.",
  check: "Check",
  priceListButton: "Price list",
};
