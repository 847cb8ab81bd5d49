const hour = (time: string): string => time.replace(/:00$/, "");

/** `12–14`, `9:30–11:30`. */
export const hours = ({ from, to }: { from: string; to: string }): string =>
  `${hour(from)}–${hour(to)}`;
