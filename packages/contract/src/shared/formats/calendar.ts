import { brandFoot } from "../brands/brand-foot.ts";

/**
 * The UID of one window of an order (RFC 5545). The same in the page's file and in those of all mails, so that a later
 * file replaces the entry (MINE-06).
 */
export const calendarUid = (orderId: string, window: "pickup" | "delivery"): string =>
  `${orderId}-${window}@${brandFoot.domain}`;

export const escapeCalendarText = (value: string): string =>
  value.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** Joins and folds lines: at most 75 octets each, continued after a space, never split inside a character. */
export const calendarContent = (lines: readonly string[]): string =>
  `${lines.map(fold).join("\r\n")}\r\n`;

const MOST_OCTETS = 75;

function fold(line: string): string {
  const octets = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const sign of line) {
    const added = octets.encode(sign).length;
    // The space that continues a line is one of its octets.
    if (size + added > MOST_OCTETS - (parts.length === 0 ? 0 : 1)) {
      parts.push(part);
      part = "";
      size = 0;
    }
    part += sign;
    size += added;
  }
  return [...parts, part].join("\r\n ");
}
