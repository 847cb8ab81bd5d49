export default {
  title: "Aww, shucks! We can't come to your door just yet",
  close: "Close",
  outside: (postalCode: string) =>
    `We do not drive to ${postalCode} yet. Leave your e-mail and you are the first to know.`,
  unavailable:
    "We could not check this address just now. Try again in a moment, or leave your e-mail and we will write to you.",
  unknown: (address: string) =>
    `We cannot find ${address}. Check the postal code and the house number and try again.`,
  unknownAddition: (address: string) =>
    `We know this house number, but not as ${address}. Which door is yours?`,
  doors: "Doors at this house number",
  byHand: "Is it right after all?",
  byHandText: (address: string) =>
    `We do come to your postal code. Tell us the street and the city of ${address} and you can go on.`,
  street: "Street",
  city: "City",
  goOn: "Go on with this address",
  subscribeInstead: "Rather get a mail when something changes?",
  email: "E-mail",
  consent: "I agree to receive an e-mail when the service is available in my zip code area.",
  subscribe: "Tell me when you come",
  sending: "Sending",
  failed: "That did not work. Please try again.",
  thanksTitle: "You will hear from us",
  thanks: (postalCode: string) => `As soon as we drive to ${postalCode}, you get an e-mail.`,
};
