export default {
  address: {
    title: "Where do we pick up?",
    description: "Check whether we come to your address and order pickup and delivery.",
    lede: "We bring everything back to the same door.",
    check: "Check availability",
    login: "Been here before?",
    loginLede: "Log in and we’ll fill in your details.",
  },
  account: {
    title: "Who are you?",
    lede: "With an account, ordering is quicker next time.",
    again: "The page was reloaded. Choose your password again. Everything else is still here.",
    email: "E-mail",
    password: "Password",
    passwordHint: "At least 9 characters. A short sentence works well.",
    show: "Show password",
    hide: "Hide password",
    common: "This password is too easy to guess. Choose another one.",
    agree: "I agree to the",
    terms: "terms and conditions",
    and: "and the",
    privacy: "privacy statement",
    exists: "A user with this e-mail address already exists. Please, use the login function.",
    logIn: "Log in with this e-mail address",
    orLater: "Or try again later.",
    missing:
      "Enter your e-mail address and a password of at least 9 characters, and agree to the terms.",
    next: "Next",
    busy: "One moment",
  },
  overview: {
    checked: "I have checked my order and details",
    startNow:
      "By ordering, you ask us to start within the 14 days in which you can withdraw. Once your clean laundry is back, that right ends. Read more in our",
    terms: "terms and conditions",
  },
};
