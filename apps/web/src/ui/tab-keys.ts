/** Index of the tab for an arrow, Home or End; undefined for other keys. */
export function nextTab(key: string, now: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (now + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (now - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
