import { classes } from "./classes.ts";

/* Only viewBoxes that differ from the default, so that `height: auto` keeps the proportions. */
const frames: Partial<Record<DrawingName, string>> = {
  dress: "0 0 128 186",
  "lone-sock": "0 0 420 150",
  lost: "0 0 520 150",
  shirt: "0 0 140 152",
  sock: "0 0 68 102",
  towel: "0 0 94 132",
  van: "0 0 128 104",
};

export function drawingFrame(name: DrawingName): string {
  return frames[name] ?? "0 0 120 104";
}

type Classed = { className?: string | undefined };

/** Illustration from the sprite; sized in CSS. */
export function Drawing({ name, className }: Classed & { name: DrawingName }) {
  return (
    <svg className={classes("ill", className)} viewBox={drawingFrame(name)} aria-hidden="true">
      <use href={`#d-${name}`} />
    </svg>
  );
}

/** 24 px icon in the text colour. */
export function Icon({ name, className }: Classed & { name: IconName }) {
  return (
    <svg className={classes("icon", className)} aria-hidden="true">
      <use href={`#x-${name}`} />
    </svg>
  );
}

export function Peg({ className }: Classed) {
  return (
    <svg className={classes("peg", className)} aria-hidden="true">
      <use href="#peg" />
    </svg>
  );
}

/** A rope that stretches with its box. */
export function Rope({ name, className }: Classed & { name: RopeName }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#rope-${name}`} />
    </svg>
  );
}

/** Without a label the logo is decoration. */
export function Logo({ label, className }: Classed & { label?: string | undefined }) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg className={classes("logo", className)} {...named}>
      <use href="#logo" />
    </svg>
  );
}

/** Names in sprite.svg; sprite.test.ts checks both against each other. */
export type DrawingName =
  | "app"
  | "bag"
  | "bell"
  | "box"
  | "building"
  | "calendar"
  | "counter"
  | "dress"
  | "fold"
  | "hanger"
  | "iron"
  | "key"
  | "letter"
  | "lone-sock"
  | "lost"
  | "magic"
  | "pay-app"
  | "pay-bank"
  | "pay-card"
  | "pay-wallet"
  | "scale"
  | "shirt"
  | "shoe"
  | "sock"
  | "towel"
  | "van";

export type IconName =
  | "app"
  | "back"
  | "building"
  | "calendar"
  | "check"
  | "clock"
  | "close"
  | "down"
  | "download"
  | "erase"
  | "external"
  | "eye"
  | "eye-off"
  | "globe"
  | "info"
  | "key"
  | "lock"
  | "logout"
  | "mail"
  | "menu"
  | "minus"
  | "next"
  | "offline"
  | "phone"
  | "pin"
  | "plus"
  | "print"
  | "right"
  | "search"
  | "store-android"
  | "store-ios"
  | "user"
  | "wait"
  | "warn";

type RopeName = "foot" | "into" | "out" | "step" | "top";
