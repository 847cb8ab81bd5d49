/** Why a tool did nothing, in words for an assistant; each names what its customer can do about it. */
const REFUSALS = {
  needs_grant:
    "This needs a token of the customer's. They make one under My orders, Assistants, and can end it there.",
  grant_over:
    "The customer's permission has ended. They can give a new one under My orders, Assistants.",
  over_limit: "This is more than what is left of the amount that the customer allowed.",
  no_address:
    "The customer has no address with us yet. They place their first order on the site; then an assistant can.",
  nothing_to_estimate:
    "Say what is handed in, pieces or kilos: the customer's limit is held to an estimate.",
  unknown_price: "A piece is not on the price list: use the type and alias of list_prices.",
  confirmation_invalid:
    "This confirmation is too old, or not for exactly this. Call the tool again without one, show the customer the answer, and confirm that.",
} as const;

export type Refusal = keyof typeof REFUSALS;

export class ToolRefused extends Error {
  readonly type: Refusal;
  readonly extra: object;

  constructor(type: Refusal, extra: object = {}) {
    super(REFUSALS[type]);
    this.type = type;
    this.extra = extra;
  }
}
