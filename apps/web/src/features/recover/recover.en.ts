const hours = (count: number): string => (count === 1 ? "1 hour" : `${count} hours`);
const minutes = (count: number): string => (count === 1 ? "1 minute" : `${count} minutes`);

export default {
  title: "Forgot your password?",
  description: "Ask for a link to choose a new password.",
  lede: "Fill in your e-mail. We send you a link to choose a new password.",
  checking: "One moment",
  email: "E-mail",
  send: "Send the link",
  sending: "Sending",
  sentTitle: "Check your mail",
  sentTo: (email: string) =>
    `If ${email} is known to us, we have mailed you a link to set a new password.`,
  sentNote:
    "The link serves as your temporary password: it logs you in once, and you choose your own.",
  support: "Nothing there within 2 minutes? Look in your spam folder, or contact us:",
  again: "Send again",
  waiting: "You can ask again in",
  canAgain: "You can ask for a new link now.",
  back: "Back to the address",
  newTitle: "Choose a new password",
  newLede: (validity: string) =>
    `This link is valid for ${validity}. After that you can ask for a new one.`,
  password: "New password",
  passwordHint: "Safe passwords contain letters, capitals and numbers.",
  advice: {
    longer: "Longer is safer: three words in a row, for example.",
    mixed: "Safer with letters, capitals and numbers.",
    good: "That is a strong one.",
  },
  common: "This password is used so often that it is guessed first. Choose another one.",
  show: "Show password",
  hide: "Hide password",
  save: "Save and log in",
  saving: "Saving",
  expiredTitle: "This link has expired",
  expired: (validity: string) =>
    `A link is valid for ${validity}. Ask for a new one and you can go on at once.`,
  newLink: "Ask for a new link",
  lostTitle: "We cannot check your link",
  lost: "There seems to be no connection. Try again when you are online.",
  retry: "Try again",
  validity: (h: number, m: number) =>
    [h > 0 ? hours(h) : "", m > 0 || h === 0 ? minutes(m) : ""].filter(Boolean).join(" and "),
};
