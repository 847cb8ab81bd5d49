export default {
  welcome: {
    title: "Welcome",
    description: "Your phone number is verified and your starter kit is on its way.",
    heading: "Your phone number is verified",
    text: "Your starter kit is coming: a free laundry bag that fits through the letter box. As soon as it is there, you can fill it.",
    action: "See how it works",
  },
  thank: {
    title: "Thank you",
    description: "Thank you. Your clean laundry will be delivered soon.",
    heading: "Thank you!",
    text: "Your clean laundry will be delivered soon.",
    action: "Order again",
  },
  validFail: {
    title: "Something went wrong",
    description: "This link was not valid. Call customer care and we will help you.",
    heading: "Something went wrong",
    text: "This link was not valid. It may have been used before or have expired. Call our support and we will sort it out.",
  },
  payFail: {
    title: "Payment not successful",
    description: "Your payment did not go through. Try again with the link in the SMS, or call us.",
    heading: "Payment not successful",
    text: "Your payment did not go through. Try again with the link in the SMS, or call our support.",
  },
  notFound: {
    title: "Page not found",
    description: "This page is not there.",
    heading: "Looks like you're lost",
    text: "The page you are looking for not available!",
    back: "Go Back",
  },
  call: (phone: string) => `Call ${phone}`,
  home: "To the home page",
  questions: "To the questions",
};
