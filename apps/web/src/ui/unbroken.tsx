import type { ReactNode } from "react";

/** Text that must not break: "e-mail", "re-use", an order's number, "per m²", two-part names, number ranges. */
const WHOLE = /\b(r?e-\w+|W-\w+|per m²|iDEAL \| Wero|[\d:]+[-–\s]+[\d:]+)/i;

/** Prevents line breaks inside WHOLE matches; the text itself is unchanged. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === "string"
    ? text.split(WHOLE).map((part, index) =>
        index % 2 ? (
          <span className="nb" key={index}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
