import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import "./badge.css";

/** Only what asks for a hand gets a ground: `ask` to be looked at, `bad` for what went wrong. */
export type BadgeTone = "plain" | "idle" | "off" | "ask" | "bad";

type Props = { icon: IconName; tone?: BadgeTone; children: ReactNode };

/** A shape, then a word. */
export function Badge({ icon, tone = "plain", children }: Props) {
  return (
    <span className={tone === "plain" ? "st" : `st st-${tone}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
