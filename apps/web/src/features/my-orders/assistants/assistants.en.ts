export default {
  title: "Let a digital assistant order",
  text: "Do you use a digital assistant? It can order for you, up to an amount and until a day that you choose. You first see what will be ordered, and we only come to your own address.",
  connect: "Add this web address in your assistant:",
  connectNext:
    "It then brings you back here, and you see who’s asking and decide what it may do. If your assistant can’t do that, make an access code for it below.",
  name: "What do you call your assistant?",
  nameMissing: "Give it a name, so that you recognise it later.",
  most: "It may spend at most",
  mostHint: (least: number, most: number) =>
    `In whole euros, from ${least} to ${most}. We use an estimate; your bill depends on what we count.`,
  mostWrong: (least: number, most: number) => `Choose whole euros from ${least} to ${most}.`,
  days: "How long may it order?",
  dayCounts: (days: number) => (days === 1 ? "1 day" : `${days} days`),
  allow: "Allow this assistant",
  busy: "One moment",
  failed: "That didn’t work. Try again in a moment.",
  unconfirmed:
    "First confirm that this e-mail address is yours: use the button in the mail about your order, or log out and choose a new password under “Forgot password”.",
  token: {
    title: "Give this to your assistant",
    text: "You see this access code only once. Anyone who has it can order for you within these limits.",
    address: "Web address",
    key: "Access code",
    copy: "Copy the access code",
    copied: "Copied.",
  },
  list: "Allowed to order for you",
  spent: (spent: string, most: string) => `${spent} of ${most}`,
  until: (day: string) => `until ${day}`,
  stop: "Stop",
  stopWhich: (name: string) => ` ${name}`,
  stopped: (name: string) => `${name} can no longer order.`,
};
