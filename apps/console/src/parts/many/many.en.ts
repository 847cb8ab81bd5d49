import type { ManyRefusal } from "@waslijn/contract/console/many";

const why: Record<ManyRefusal, string> = {
  gone: "there is no such order",
  changed: "was just changed",
  "picked-up": "was picked up already",
  ended: "is delivered or cancelled",
  "no-delivery": "is not brought back",
  "there-already": "is in this window already",
  "not-offered": "is not offered this window",
  "delivery-too-early": "its delivery would come too early",
  full: "there is no place left",
  "no-address": "has no e-mail address",
};
const orders = (count: number): string => (count === 1 ? "1 order" : `${count} orders`);

export default {
  bar: "What to do with the chosen ones",
  chosen: (count: number) => `${count} chosen`,
  most: (count: number) => `at most ${count} at once`,
  move: "Move",
  assign: "Assign",
  message: "E-mail",
  clear: "Let go",
  leave: "Leave it",
  why,
  fit: (count: number) => `${orders(count)} will go along.`,
  noneFit: "None of these can go along.",
  not: (count: number) => `${orders(count)} will stay put:`,
  checking: "Checking which ones fit",
  moving: {
    title: (count: number) => `Move ${orders(count)}`,
    kind: "What",
    kinds: { pickup: "Pickup", delivery: "Delivery" },
    day: "Day",
    window: "Window",
    free: "Nobody pays for this. Customers get an e-mail after 60 seconds; until then you can undo it.",
    submit: (count: number) => `Move ${orders(count)}`,
    done: (count: number) => `${orders(count)} moved.`,
  },
  assigning: {
    title: (count: number) => `Assign ${orders(count)}`,
    hub: "Hub",
    day: "Day",
    run: "Run",
    nobody: "Nobody",
    noRuns: "There is no run on this day yet. Make one under Runs.",
    fit: (count: number) =>
      count === 1 ? "1 stop will go along." : `${count} stops will go along.`,
    noneFit: "None of these has an open stop on this day.",
    loading: "Loading the runs",
    submit: "Assign",
  },
  writing: {
    title: (count: number) => `Write to the customers of ${orders(count)}`,
    text: "Text of the e-mail",
    hint: "Greeting, order number and the link to the order are added.",
    wait: "The e-mails wait 60 seconds; until then you can undo it.",
    submit: (count: number) => (count === 1 ? "Send 1 e-mail" : `Send ${count} e-mails`),
    done: (count: number) =>
      count === 1 ? "1 e-mail is waiting." : `${count} e-mails are waiting.`,
  },
};
