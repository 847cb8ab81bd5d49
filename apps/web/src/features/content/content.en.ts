export default {
  faq: {
    title: "Short answers to your questions",
    description:
      "Answers about our services, pickup and delivery, payment and cleaning. Short and in plain words.",
    ask: { before: "Not here? Mail ", between: " or call ", after: ", free." },
  },
  explore: {
    title: "How it works",
    description:
      "From a full basket to a clean pile in eight steps: order, hand over, get it back within 2 working days.",
    start: "Plan your first pickup",
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
    lede: "Call us, or write when it suits you. If you have an order number, keep it handy.",
    hours: "Opening hours",
    phone: "Call us for free",
    email: "Send an e-mail",
    reply: "We reply within 2 working days, usually sooner.",
    address: "Our address",
    faqTitle: "The answer may already be there",
    faqText:
      "It is for most questions. Changing an appointment, paying, a complaint: you’ll find it here.",
    faqLink: "See the questions",
    lateNote:
      "You can change or cancel for free up to 8 hours before pickup or delivery. Do it yourself with the link in your confirmation e-mail, or call us.",
  },
  contents: "On this page",
  print: "Print",
};
