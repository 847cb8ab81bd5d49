export default {
  validFail: {
    title: "Something went wrong",
    description: "This link was not valid. Call customer care and we’ll help you.",
    heading: "Something went wrong",
    text: "This link was not valid. It may have been used before or have expired. Call our support and we’ll sort it out.",
    newLink: "Send me a new link to my order",
  },
  payFail: {
    title: "Payment not successful",
    description:
      "Your payment did not go through. Try again with the link in the SMS or e-mail, or call us.",
    heading: "Payment not successful",
    text: "Your payment did not go through. Try again with the link in the SMS or e-mail, or call our support.",
  },
  call: (phone: string) => `Call ${phone}`,
  questions: "See the questions",
  again: "Try again",
};
