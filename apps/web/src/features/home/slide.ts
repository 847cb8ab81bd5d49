import type { MouseEvent } from "react";

/** The arrows of the steps, where they are a slider (HOME-11). */
export function slide({ target }: MouseEvent): void {
  const arrow = (target as Element).closest<HTMLElement>("[data-slide]");
  const list = arrow?.closest("section")?.querySelector("ol");
  const step = list?.firstElementChild;
  if (arrow && list && step) {
    list.scrollBy({ left: Number(arrow.dataset.slide) * step.clientWidth });
  }
}
