import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import "./badge.css";

/** Only states that need action have a background: `ask` to be looked at, `bad` for a failure. */
export type BadgeTone = "plain" | "idle" | "off" | "ask" | "bad";

type Props = { icon: IconName; tone?: BadgeTone; children: ReactNode };

export function Badge({ icon, tone = "plain", children }: Props) {
  return (
    <span className={tone === "plain" ? "st" : `st st-${tone}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
