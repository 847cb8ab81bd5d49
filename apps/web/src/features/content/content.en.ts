export default {
  faq: {
    title: "Questions, answered short",
    description:
      "Answers about our service, pick-up and delivery, payment and cleaning. What you may ask us, in plain words.",
    ask: { before: "Not here? Mail ", between: " or call ", after: ", free." },
  },
  explore: {
    title: "How it works",
    description:
      "From a full basket to a clean pile in eight steps: order, hand over, get it back within 2 working days.",
    start: "Plan your first pick-up",
  },
  terms: {
    title: "Terms and conditions",
    description:
      "The terms for ordering, changing, paying and complaining, written as plainly as we can. In Dutch.",
    note: "Our terms are in Dutch, and the Dutch text is the one that counts. Call us if anything is unclear.",
  },
  privacy: {
    title: "Privacy and cookies",
    description:
      "Which data we use and why, how long we keep it, which cookies we set and what you can choose yourself.",
  },
  jobs: {
    title: "Working with us",
    description:
      "Vacancies in marketing and places for interns. Come and help us with the laundry.",
    note: "Our vacancies are in Dutch.",
    label: "Vacancies",
    marketing: "Marketing positions",
    interns: "Interns",
  },
  contact: {
    title: "Contact",
    description:
      "Call us for free or send an e-mail. See when customer care is open and where we are.",
    heading: "A person on the line",
    lede: "Call, or write when it suits you. Keep your order number at hand, if you have one.",
    hours: "Opening hours",
    phone: "Call us, free",
    email: "Send an e-mail",
    reply: "We reply within 2 working days, usually sooner.",
    address: "Our address",
    faqTitle: "Maybe it is already answered",
    faqText: "Most questions are. Change an appointment, pay, complain: it is all there.",
    faqLink: "To the questions",
    lateNote:
      "You can change or cancel up to 8 hours before pick-up or delivery. Calling is quickest.",
  },
  contents: "On this page",
  print: "Print",
};
