/** Paths in a 20 by 20 view box: stroked, filled, and a mark on the filled part, all in the text colour. */
const ICONS = {
  today: ["M3.5 5.5H16.5V16.5H3.5ZM3.5 8.8H16.5M7 3.2V6.5M13 3.2V6.5M7.5 12.4L9.4 14.2L12.7 10.9"],
  orders: ["M4 5H16M4 10H16M4 15H11"],
  staff: [
    "M7 6.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M4 16.8C4.6 13.2 7 11.8 10 11.8C13 11.8 15.4 13.2 16 16.8",
  ],
  areas: [
    "M7.7 10.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0",
    "M3.7 6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M8.7 4.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M13.7 6.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M3.2 11a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M14.7 12a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M5.7 16a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M11.7 16a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0",
  ],
  shop: ["M4 16.5V4H12V16.5M12 8.5H16V16.5M2.5 16.5H17.5M7 7.3H9M7 10.3H9M7 13.3H9"],
  log: ["M3.6 8.4A6.7 6.7 0 1 1 3.4 11.4M3.2 4.6L3.6 8.4L7.3 7.8M10 6.8V10.3L12.4 11.8"],
  search: ["M3.6 8.8a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0M12.7 12.7L16.8 16.8"],
  plus: ["M10 4V16M4 10H16"],
  minus: ["M4 10H16"],
  check: ["M4.2 10.4L8.4 14.6L16 6"],
  close: ["M5 5L15 15M15 5L5 15"],
  warn: ["M10 3L18 17H2ZM10 8.4V12M10 14.4V14.5"],
  down: ["M5.5 8L10 12.5L14.5 8"],
  up: ["M5.5 12L10 7.5L14.5 12"],
  left: ["M12 5.5L7.5 10L12 14.5"],
  back: ["M16 10H4M9 5L4 10L9 15"],
  mail: ["M3 5H17V15H3ZM3.3 5.5L10 11L16.7 5.5"],
  sms: ["M6 2.8H14V17.2H6ZM9.2 14.8H10.8"],
  clock: ["M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 5.8V10L13 11.8"],
  keyb: ["M2.5 5.5H17.5V14.5H2.5ZM5.5 8.5V8.6M8.5 8.5V8.6M11.5 8.5V8.6M14.5 8.5V8.6M6.5 11.7H13.5"],
  key: ["M3.5 10a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0M10 10H17.2V13M14 10V12.3"],
  info: ["M2.8 10a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0 -14.4 0M10 9.4V13.6M10 6.6V6.7"],
  pen: ["M4 16L4.7 12.6L13.4 3.9L16.1 6.6L7.4 15.3ZM11.6 5.7L14.3 8.4"],
  bag: [
    "M5.6 7.5C3 10 2.8 15.3 4.6 16.2C7 17.2 13 17.2 15.4 16.2C17.2 15.3 17 10 14.4 7.5ZM5.6 7.5H14.4M7 7.3C6 4.6 8 3.4 10 5C12 3.4 14 4.6 13 7.3",
  ],
  again: ["M16.4 8.4A6.7 6.7 0 1 0 16.6 11.4M16.8 4.6L16.4 8.4L12.7 7.8"],
  copy: ["M7 7H16.5V16.5H7ZM13 7V3.5H3.5V13H7"],
  van: [
    "M3.8 14.5H2.5V5.5H11.5V14.5H8M11.5 8H14.7L17.5 11V14.5H16.5M12.3 14.5H11.5M4 14.8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0M12.5 14.8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0",
  ],
  phone: ["M4 3.5H7.5L9 7.5L7 9A9 9 0 0 0 11 13L12.5 11L16.5 12.5V16C10 17 3 10 4 3.5Z"],
  "st-placed": ["M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0"],
  "st-picked": ["M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "M10 10V5.4A4.6 4.6 0 0 1 14.6 10Z"],
  "st-counted": ["M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "M10 5.4A4.6 4.6 0 0 1 10 14.6Z"],
  "st-ready": ["M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "M10 10H5.4A4.6 4.6 0 1 0 10 5.4Z"],
  "st-done": [
    "",
    "M2.2 10a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0 -15.6 0",
    "M6.4 10.3L9 12.9L13.7 7.6",
  ],
  "st-off": ["M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M5.2 14.8L14.8 5.2"],
  "st-miss": ["M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M7.4 7.4L12.6 12.6M12.6 7.4L7.4 12.6"],
  euro: ["M15 5.6A5.8 5.8 0 1 0 15 14.4M3 8.6H11M3 11.4H11"],
  count: ["M3 16.5H17M5 16.5L6 8.5H14L15 16.5M10 8.5V5.5M6.5 5.5H13.5M10 12.8L11.6 11.2"],
  report: ["M3.5 16.5H16.5M5.5 13.5V9.5M10 13.5V4M14.5 13.5V7"],
  care: ["M3.5 4.5H16.5V13.5H10.5L6.5 16.8V13.5H3.5ZM10 7.2V9.3M10 11.2V11.3"],
  scan: ["M3 7V4H6M14 4H17V7M17 13V16H14M6 16H3V13M6.3 7V13M8.7 7V13M11.3 7V13M13.7 7V13"],
  print: ["M6 7.5V3.3H14V7.5M6 14H3V7.5H17V14H14M6 11.8H14V16.8H6Z"],
  erase: ["M7.5 5H17V15H7.5L2.8 10ZM10.3 8L14 12M14 8L10.3 12"],
  stain: ["M10 3.2C12.5 6.4 14.8 9 14.8 12A4.8 4.8 0 0 1 5.2 12C5.2 9 7.5 6.4 10 3.2Z"],
  camera: [
    "M3 6.5H6.2L7.5 4.5H12.5L13.8 6.5H17V15.5H3ZM7.3 10.8a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0",
  ],
  arrow: ["M4 10H16M11 5L16 10L11 15"],
  nav: ["M3.5 9.4L16.5 3.5L10.6 16.5L9 11Z"],
  undo: ["M7.5 4L3.8 7.7L7.5 11.4M4 7.7H12A4.2 4.2 0 0 1 12 16H8"],
  nowifi: [
    "M3 3L17 17M2.6 8.2C4 7 5.4 6.2 7 5.8M10.5 5.3C13.4 5.4 15.6 6.5 17.4 8.2M5.3 11.2C6.2 10.4 7.2 9.9 8.4 9.6M12.7 10C13.4 10.3 14 10.7 14.7 11.2M10 15V15.1",
  ],
  lock: ["M5 9H15V16.5H5ZM7 9V6.5A3 3 0 0 1 13 6.5V9"],
  windows: ["M3.5 4H16.5V16H3.5ZM3.5 8H16.5M3.5 12H16.5M8 4V16M12.2 4V16"],
  tag: ["M3.5 3.5H10L17 10.5L10.5 17L3.5 10ZM7 7V7.1"],
  eye: [
    "M2.5 10C5 6 7.3 4.8 10 4.8S15 6 17.5 10C15 14 12.7 15.2 10 15.2S5 14 2.5 10ZM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0",
  ],
  right: ["M8 5.5L12.5 10L8 14.5"],
  export: ["M10 3.5V12.5M6.3 9L10 12.7L13.7 9M3.8 16.5H16.2"],
  upload: ["M10 12.5V3.7M6.3 7.2L10 3.5L13.7 7.2M3.5 16.5H16.5"],
} as const satisfies Record<string, readonly [stroked: string, filled?: string, mark?: string]>;

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

/** The peg on the rope, which marks the current menu item. */
export function Peg() {
  return (
    <svg className="peg" viewBox="0 0 14 34" aria-hidden="true" focusable="false">
      <rect className="peg-body" x="2" y="1.5" width="10" height="31" rx="3.5" />
      <path className="peg-line" d="M7 15V32M2 12H12" />
    </svg>
  );
}
