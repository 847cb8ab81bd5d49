import type { ReactElement } from "react";

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
  /** Content of the button that opens it. */
  children: React.ReactNode;
  className: string;
  label?: string;
  isDisabled?: boolean;
  /** Left out of the Tab order; it has its own shortcut. */
  isSkipped?: boolean;
  lines: MenuLine[];
  side?: "top" | "bottom";
  align?: "start" | "end";
};
