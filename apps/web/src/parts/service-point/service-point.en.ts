export default {
  keypad: "Location code",
  caption: "e.g. 7430",
  backspace: "Remove the last digit",
  clear: "Clear",
  places: (filled: number) => `${filled} of 4 digits entered`,
  lookingUp: "Looking up the location…",
  location: (code: string) => `Location ${code}`,
  newCode: "Enter another code",
  change: (fee: string | undefined) =>
    `Changing or cancelling is free up to 8 hours before we come.${fee ? ` Later than 8 hours before pickup it costs ${fee}.` : ""}`,
  remember: "Remember this code on this device",
  unchecked: "No connection. This location was saved on this device.",
  problems: {
    "not-found": "Location not found. Check the code and try again.",
    "no-connection": "Location not found: no connection. Try again in a moment.",
    "our-fault": "Location not found: a fault on our side. Try again in a moment.",
    wait: "Too many attempts. You can try again in",
    "not-placed": "The order could not be placed. Please try again.",
    limit: "The order was not placed: this location has reached its limit for today.",
    full: "The order was not placed: there is no room left in this time window.",
  },
  waitAloud: (minutes: number) =>
    `Too many attempts. You can try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
};
