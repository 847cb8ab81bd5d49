/** JSON for a script element: `<` is escaped, so no content can close the element. */
export const toInertJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");
