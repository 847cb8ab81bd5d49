/** Most banks say within seconds how a payment ended; a bank transfer takes days. */
const SOON_MS = 3000;
const SOON_TIMES = 40;
const LATER_MS = 30_000;

/** How long to wait before asking again, told how often it was asked: often at first, then now and then. */
export const pauseAfter = (asked: number): number => (asked < SOON_TIMES ? SOON_MS : LATER_MS);

/** Asks again and again while somebody looks at the page, until it is told to stop. */
export function followPayment(ask: () => Promise<void>): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = (): void => {
    timer = setTimeout(() => void next(), pauseAfter(asked));
  };
  const next = async (): Promise<void> => {
    if (document.visibilityState === "visible") {
      asked += 1;
      await ask();
    }
    if (!isOver) wait();
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
