import type { ReactNode } from "react";

/** What a line may not end in the middle of: "e-mail", "re-use", "per m²", a name of two parts, numbers that belong together. */
const WHOLE = /\b(r?e-\w+|per m²|iDEAL \| Wero|[\d:]+[-–\s]+[\d:]+)/i;

/** Running text that breaks only where a reader would; the words themselves stay as they are. */
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
