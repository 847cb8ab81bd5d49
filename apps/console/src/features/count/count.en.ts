import { formatKilos } from "@waslijn/contract/shared/formats/money";
const s = (count: number): string => (count === 1 ? "" : "s");

export default {
  title: "Count and weigh",
  back: "Back to today",
  toRuns: "To the runs",
  switch: (name: string) => `Lock the tablet: ${name} leaves`,
  share: "Share this tablet with a PIN per person",
  hubs: { title: "Hub", all: "All hubs" },
  countBy: {
    before: (moment: string) => `count before ${moment}`,
    late: (minutes: number) => {
      if (minutes < 60) return `${minutes} min late`;
      if (minutes < 2880) return `${Math.floor(minutes / 60)} h late`;
      return `${Math.floor(minutes / 1440)} days late`;
    },
  },
  floor: { title: "Count or steps", count: "Count", stages: "Steps" },
  ready: {
    press: "Clean and ready for the driver",
    done: (number: string) => `${number} is ready.`,
  },
  loading: "Loading what is to be counted",
  scan: "Scan or type the number",
  scanHint: "Scan a label",
  noNumber: "Type a number like W-20481.",
  again: "Try again",
  waiting: (count: number) => `${count} order${s(count)} to count`,
  none: "Everything is counted",
  noneHint: "What is picked up next appears here. Scan a bag to open its order.",
  offline: "No connection. This is the list as this device saw it last; counting goes on.",
  unknown: (number: string) => `There is no order ${number}`,
  unknownHint: "Scan the label again, or type the number.",
  notHere: (number: string) =>
    `No connection, and ${number} is not on this device yet. Count another one, or try again.`,
  onItsWay: (number: string) =>
    `${number} is counted and kept on this device. Its bill goes out as soon as there is a connection.`,
  notNow: {
    placed:
      "This order is not picked up yet. Say at the order that its bags are here, then count it.",
    "picked-up": "This order is not billed by the piece: there is nothing to count.",
    counted: "This order has an invoice: its count stands.",
    ready: "This order has an invoice: its count stands.",
    delivered: "This order is back with its customer.",
    cancelled: "This order was cancelled.",
  },
  delivery: (window: string) => `back ${window}`,
  customerNote: "The customer writes:",
  pieces: {
    title: "Pieces",
    group: "Group",
    less: (label: string) => `${label}, one less`,
    more: (label: string) => `${label}, one more`,
    count: (label: string) => `${label}, how many`,
  },
  kilos: {
    title: "Kilos",
    keys: "Kilos of laundry",
    erase: "Erase the last digit",
    laundry: "Laundry by the kilo",
    rule: (kilos: number, base: string, extra: string) =>
      `Up to ${kilos} kg ${base}. Each extra kilo, or part of one, ${extra}.`,
  },
  bags: {
    title: "Bags",
    one: "Bag",
    arrived: "Bags here",
    back: "Bags handed back for good",
    atDoor: (bags: number) => `${bags} bag${s(bags)} picked up`,
    notAsDoor: (door: number) => `the driver counted ${door}`,
    before: (count: number) => `${count} counted before`,
    kept: (counted: number, all: number) => `${counted} of ${all} bags counted`,
  },
  bill: {
    title: "Bill",
    soFar: "The bill so far",
    toPay: "To pay",
    vat: "of which VAT 21 %",
    discount: (code: string) => `Discount ${code}`,
    kilos: (kilos: number) => formatKilos(kilos, "en"),
    lines: {
      shipping: "Pickup and delivery",
      "service-fee": "Service fee",
      minimum: "Up to the minimum",
      deposit: "Bag, deposit",
      "deposit-back": "Deposit back",
      "late-change": "Late change",
      "missed-delivery": "Missed delivery",
    },
  },
  done: {
    title: "Done",
    bag: (bag: number, all: number) => (all > 1 ? `Bag ${bag} of ${all}` : `Bag ${bag}`),
    all: "Counted again",
    pieces: (count: number, kilos: string) => `${count} piece${s(count)}, ${kilos} kg`,
    send: "Done: send the bill",
    again: "Done: correct the bill",
    keep: "Save, another bag to come",
    keepNext: (bag: number, toCome: number) => `Save bag ${bag}, ${toCome} to come`,
    withoutRest: "Send the bill, no more bags",
  },
  empty: {
    title: "Nothing counted?",
    order: (amount: string) =>
      `There are 0 pieces and 0 kilos in this order. Its bill comes to ${amount}.`,
    bag: (bag: number) => `There are 0 pieces and 0 kilos in bag ${bag}.`,
    confirm: "Yes, there is nothing in it",
    leave: "Back to counting",
  },
  conflict: {
    you: "You",
    bag: (who: string, bag: number) => `${who} counted bag ${bag} too`,
    order: (who: string) => `${who} counted this order meanwhile`,
    choose: "Nothing is lost: choose what is right for each piece.",
    same: "You both counted the same. Was it the same bag?",
    settle: "This is right",
    settleSame: "The same bag: this is right",
    other: "Another bag: keep both",
    drop: (who: string) => `Drop my count, keep that of ${who}`,
  },
  leaving: {
    title: (number: string, amount: string) => `Bill ${number}, ${amount}`,
    goes: (seconds: number, customer: string) =>
      `goes to ${customer} in ${seconds} second${s(seconds)}`,
    now: "Send now",
    undo: "Undo",
    region: "Bills about to be sent",
    undone: (number: string) => `The bill of ${number} is not sent. Look at the count again.`,
    sent: (number: string) => `The bill of ${number} is ready to go out.`,
  },
  mine: {
    counted: (pieces: number, kilos: string) =>
      `What you counted here was not sent: ${pieces} piece${s(pieces)}, ${kilos} kg.`,
    drop: "Throw my count away",
  },
  kept: {
    sent: "Everything is sent",
    unsent: (orders: number) => `${orders} count${s(orders)} not sent yet`,
    goOn: (number: string) => `Go on with ${number}`,
    waiting: (orders: number) => `${orders} order${s(orders)} kept on this device, not sent yet`,
    trouble: {
      full: "This tablet is full: leave this page open until everything is sent, then make room.",
      refused: "This browser keeps nothing: leave this page open until everything is sent.",
    },
    refused: "was not accepted.",
    look: "Look again",
  },
  findings: {
    title: (label: string) => `Stain or damage: ${label}`,
    noteOn: (label: string, found: number) =>
      found === 0 ? `Stain or damage of ${label}` : `${label}: ${found} noted`,
    what: "What is wrong",
    kinds: { stain: "Stain", hole: "Hole", button: "Button" },
    photo: "Photo",
    photoOf: (label: string, place: number) => `${label}, photo ${place}`,
    noPhoto: "This file is no photo that can be shown. Take another one.",
    note: "What do you see?",
    noteHint: "The customer reads this, as in: red wine, lower left.",
    pages: "Pieces of this kind",
    page: (place: number) => `Piece ${place}`,
    another: (label: string) => `One more ${label}`,
    done: "Keep",
    remove: "Remove",
  },
  printLabels: "Print labels",
};
