const hours = (count: number): string => (count === 1 ? "1 hour" : `${count} hours`);
const minutes = (count: number): string => (count === 1 ? "1 minute" : `${count} minutes`);

export default {
  title: "Forgot your password?",
  description: "Ask for a link to choose a new password.",
  lede: "Enter your e-mail address and we’ll send you a link to choose a new password.",
  checking: "One moment",
  email: "E-mail",
  send: "Send the link",
  sending: "Sending",
  sentTitle: "Check your e-mail",
  sentTo: (email: string) =>
    `If we know ${email}, we’ve e-mailed you a link to set a new password.`,
  sentNote:
    "The link works as your temporary password: it logs you in once, and then you choose your own.",
  support: "Nothing there within 2 minutes? Look in your spam folder, or contact us:",
  again: "Send again",
  waiting: "You can ask again in",
  canAgain: "You can ask for a new link now.",
  back: "Back to the address",
  newTitle: "Choose a new password",
  newLede: (validity: string) =>
    `This link is valid for ${validity}. After that you can ask for a new one.`,
  password: "New password",
  passwordHint: "At least 4 characters. Safe passwords contain letters, capitals and numbers.",
  advice: {
    longer: "Longer is safer: three words in a row, for example.",
    mixed: "Safer with letters, capitals and numbers.",
    good: "That’s a strong password.",
  },
  common: "This password is too easy to guess. Choose another one.",
  show: "Show password",
  hide: "Hide password",
  save: "Save and log in",
  saving: "Saving",
  expiredTitle: "This link has expired",
  expired: (validity: string) =>
    `A link is valid for ${validity}. Ask for a new one and you can carry on right away.`,
  newLink: "Ask for a new link",
  lostTitle: "We can’t check your link",
  lost: "There seems to be no connection. Try again when you are online.",
  retry: "Try again",
  validity: (h: number, m: number) =>
    [h > 0 ? hours(h) : "", m > 0 || h === 0 ? minutes(m) : ""].filter(Boolean).join(" and "),
};
