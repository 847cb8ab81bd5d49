/** The widths of the 106 symbols of Code 128, six digits each: bar, gap, bar, gap, bar, gap. */
const WIDTHS =
  "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231" +
  "113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211" +
  "212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131" +
  "113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111" +
  "314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211" +
  "241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141" +
  "214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214" +
  "211232";
const STOP = "2331112";
const [TO_C, TO_B, START_B, START_C] = [99, 100, 104, 105];
const PRINTABLE = /^[ -~]+$/;

/**
 * The symbol numbers of a text, with start and checksum but without stop. Digits are encoded in pairs (code set C)
 * where that is shorter. Throws for characters other than printable ASCII.
 */
export function symbolsOf(text: string): number[] {
  if (!PRINTABLE.test(text)) throw new Error("Code 128 takes printable ASCII only.");
  const symbols: number[] = [];
  let inPairs = false;
  const enter = (pairs: boolean): void => {
    if (symbols.length === 0) symbols.push(pairs ? START_C : START_B);
    else if (pairs !== inPairs) symbols.push(pairs ? TO_C : TO_B);
    inPairs = pairs;
  };
  let at = 0;
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    if (paysInPairs(text, at, digits)) {
      // With an odd number of digits the first is encoded alone, except at the start of the text, where that saves
      // nothing.
      if (digits % 2 === 1 && symbols.length > 0) {
        enter(false);
        symbols.push(text.charCodeAt(at++) - 32);
      }
      enter(true);
      for (let left = digits >> 1; left > 0; left--, at += 2) {
        symbols.push(Number(text.slice(at, at + 2)));
      }
    } else {
      enter(false);
      symbols.push(text.charCodeAt(at++) - 32);
    }
  }
  return [...symbols, checkOf(symbols)];
}

/** Code set C pays for its switch symbols from four digits at either end, or six in between. */
function paysInPairs(text: string, at: number, digits: number): boolean {
  const atAnEnd = at === 0 || at + digits === text.length;
  return digits >= (atAnEnd ? 4 : 6) || (digits === 2 && text.length === 2);
}

const checkOf = (symbols: readonly number[]): number =>
  symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(1, place), 0) % 103;

/** Widths of bars and gaps in turn, starting and ending with a bar. */
export function code128(text: string): number[] {
  const widths = symbolsOf(text).map((symbol) => WIDTHS.slice(symbol * 6, symbol * 6 + 6));
  return [...(widths.join("") + STOP)].map(Number);
}
