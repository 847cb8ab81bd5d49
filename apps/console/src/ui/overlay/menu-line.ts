import type { ReactElement } from "react";

/** One line of a menu. */
export type MenuLine =
  | { kind: "label"; words: string }
  | { kind: "rule" }
  | { kind: "act"; words: string; act: () => void }
  | { kind: "link"; link: ReactElement }
  | {
      kind: "choices";
      value: string;
      options: { value: string; words: string; lang?: string }[];
      choose: (value: string) => void;
    };

export type MenuProps = {
  /** What stands on the button that opens it. */
  children: React.ReactNode;
  className: string;
  label?: string;
  isDisabled?: boolean;
  /** Reached by a key of its own rather than by Tab. */
  isSkipped?: boolean;
  lines: MenuLine[];
  side?: "top" | "bottom";
  align?: "start" | "end";
};
