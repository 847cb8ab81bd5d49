import type { ReactNode } from "react";

/** Running text in which no line ends in "e-"; the words themselves stay as they are. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === "string"
    ? text.split(/\b(e-mail\w*)/).map((part, index) =>
        index % 2 ? (
          <span className="nb" key={index}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
