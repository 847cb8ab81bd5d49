import type { OrderWindow } from "@waslijn/contract/customer/my-order";
import { formatWindow } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { shortDay } from "./say-when.ts";

/** `di 17 nov, 18:00 – 20:00`, which breaks only between day and hours. */
export function ShortSpan({ window: { date, from, to } }: { window: OrderWindow }) {
  return (
    <>
      {shortDay(date, useLanguage())}, <span className="nb">{formatWindow(from, to)}</span>
    </>
  );
}
