const TITLES = {
  400: "Bad Request",
  401: "Unauthorized Request",
  404: "Not Found",
  422: "Unprocessable Entity",
} as const;

/** A refusal in Mollie's words; `field` names what of the request was wrong. */
export class BankRefusal extends Error {
  override name = "BankRefusal";
  readonly status: keyof typeof TITLES;
  readonly field: string | undefined;

  constructor(status: keyof typeof TITLES, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }

  toAnswer(): object {
    const documentation = { href: "https://docs.mollie.com/errors", type: "text/html" };
    return {
      status: this.status,
      title: TITLES[this.status],
      detail: this.message,
      ...(this.field && { field: this.field }),
      _links: { documentation },
    };
  }
}
