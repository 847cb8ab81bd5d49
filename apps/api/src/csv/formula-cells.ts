/** What a spreadsheet may take for the next cell, whichever separator it was set to. */
const PIECES = /[^;,\t\r\n"]+/g;
/** Signs that make it calculate what a customer typed; a phone number may begin with a plus. */
const FORMULA = /^\s*(?:[=@＝＠]|[+\-＋－](?![\d ()-]+$))/;
const NEUTRALISED = /^'(?=\s*[=@＝＠+\-＋－])/;

/** An apostrophe makes text of what would be a formula, at a cell's start and after any separator. */
export const neutraliseFormulas = (text: string): string =>
  text.replace(PIECES, (piece) => (FORMULA.test(piece) ? `'${piece}` : piece));

/** The text as it was before. */
export const restoreFormulas = (text: string): string =>
  text.replace(PIECES, (piece) => piece.replace(NEUTRALISED, ""));
