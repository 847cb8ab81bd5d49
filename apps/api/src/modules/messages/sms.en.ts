/** Short, and without signs that would halve the room of a text message. */
export default {
  verifyPhone: (brand: string, number: string, link: string) =>
    `${brand}: is this your number? Confirm it for order ${number}: ${link} Not your order? Ignore this.`,
  bill: (brand: string, number: string, amount: string, link: string) =>
    `${brand}: your bill for order ${number} is EUR ${amount}. Pay here: ${link}`,
  reminder: (brand: string, number: string, amount: string, link: string) =>
    `${brand}: we have not received EUR ${amount} for order ${number} yet. Pay here: ${link}`,
  youAreNext: (brand: string, number: string, time: string) =>
    `${brand}: you are next! Our driver will be at your door around ${time}. Order ${number}.`,
};
