/** JSON that can never end its script element. */
export const toInertJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");
