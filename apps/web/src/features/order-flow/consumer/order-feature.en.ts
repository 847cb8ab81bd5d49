export default {
  address: {
    title: "Where do we pick up?",
    description: "Check whether we come to your address and order your pick-up and delivery.",
    lede: "We bring everything back to the same door.",
    check: "Check availability",
    login: "Been here before?",
    loginLede: "Log in and we fill in the rest.",
  },
  account: {
    title: "Who are you?",
    lede: "With an account you order faster next time.",
    again: "The page was loaded anew. Choose your password again; everything else is still there.",
    email: "E-mail",
    password: "Password",
    passwordHint: "At least 9 characters. A short sentence works well.",
    show: "Show password",
    hide: "Hide password",
    common: "This password is guessed first. Choose another one.",
    agree: "I agree with the",
    terms: "terms and conditions",
    and: "and the",
    privacy: "privacy statement",
    exists: "A user with this e-mail address already exists. Please, use the login function.",
    logIn: "Log in with this e-mail address",
    orLater: "Or try again later.",
    missing:
      "Fill in your e-mail and a password of at least 9 characters, and agree with the terms.",
    next: "Next",
    busy: "One moment",
  },
  overview: {
    checked: "I have checked my order and details",
    startNow:
      "By ordering you ask us to start within the 14 days in which you may withdraw. Once your laundry is clean, that right has ended. More in our",
    terms: "terms and conditions",
  },
};
