const AIR = 8;

/** Scrolls what has focus out from under a sticky box, now and at each move of the focus. */
export function keepFocusVisible(box: HTMLElement): () => void {
  const uncover = (): void => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || box.contains(focused)) return;
    const its = focused.getBoundingClientRect();
    const ours = box.getBoundingClientRect();
    if (its.top < ours.bottom && its.bottom > ours.top) {
      scrollBy({ top: its.top - ours.bottom - AIR });
    }
  };
  uncover();
  addEventListener("focusin", uncover);
  return () => removeEventListener("focusin", uncover);
}
