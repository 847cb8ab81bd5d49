/** An index of three letters knows nothing of shorter words but where they begin. */
export const isShort = (word: string): boolean => word.length < 3;

/** What orders with a word answer to: any part of theirs, or the beginning of one. */
export const wholeWord = (word: string): string =>
  isShort(word) ? `% ${literal(word)}%` : `%${literal(word)}%`;

/** As it is typed, whatever LIKE makes of its signs. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
