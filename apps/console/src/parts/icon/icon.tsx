import { ICONS } from "./icons.ts";

export type IconName = keyof typeof ICONS;

type Props = { name: IconName; size?: "s" | "m" };

export function Icon({ name, size = "m" }: Props) {
  const [stroked, filled, mark]: readonly (string | undefined)[] = ICONS[name];
  return (
    <svg
      className={size === "s" ? "icon icon-s" : "icon"}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      {filled && <path className="f" d={filled} />}
      {stroked && <path className="s" d={stroked} />}
      {mark && <path className="icon-mark" d={mark} />}
    </svg>
  );
}

/** Holds the rope: says where one is. */
export function Peg() {
  return (
    <svg className="peg" viewBox="0 0 14 34" aria-hidden="true" focusable="false">
      <rect className="peg-body" x="2" y="1.5" width="10" height="31" rx="3.5" />
      <path className="peg-line" d="M7 15V32M2 12H12" />
    </svg>
  );
}
