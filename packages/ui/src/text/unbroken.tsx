import type { ReactNode } from "react";

/** What a line may not end in the middle of: "e-mail", a name of two parts, numbers that belong together. */
const WHOLE = /\b([eE]-mail\w*|iDEAL \| Wero|[\d:]+[-–\s]+[\d:]+)/;

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
