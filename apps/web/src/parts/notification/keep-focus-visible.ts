const AIR = 8;

/** Scrolls what has focus out from under a sticky box, now and at each move of the focus. */
export function keepFocusVisible(box: HTMLElement): () => void {
  const uncover = (): void => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || box.contains(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const edge = box.getBoundingClientRect().bottom;
    if (top < edge && bottom > 0) scrollBy({ top: top - edge - AIR });
  };
  uncover();
  addEventListener("focusin", uncover);
  return () => removeEventListener("focusin", uncover);
}
