/** `2011 GM` stays on one line. */
export const unbrokenPostalCode = (line: string): string =>
  line.replace(/(\d{4}) ([A-Z]{2})\b/, "$1\u00a0$2");
