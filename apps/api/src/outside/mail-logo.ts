import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

const part = (scheme: Scheme) => ({ cid: `logo-${scheme}@${brandFoot.domain}` });

/** The logo as the HTML of a mail refers to it, in CSS pixels. The files have three times as many. */
export const MAIL_LOGO = { light: part("light"), dark: part("dark"), width: 132, height: 42 };

export type LogoFile = { filename: string; contentType: string; content: Buffer; cid: string };

let read: Promise<LogoFile[]> | undefined;

/**
 * The logo's files, which every mail carries: nothing is fetched when it is read, and nobody learns that it was.
 * `npm run brand:draw` draws them.
 */
export function mailLogos(): Promise<LogoFile[]> {
  read ??= Promise.all(SCHEMES.map(readLogo));
  read.catch(() => (read = undefined));
  return read;
}

async function readLogo(scheme: Scheme): Promise<LogoFile> {
  const filename = `${basename(brand.files)}-${scheme}.png`;
  return {
    filename,
    contentType: "image/png",
    content: await readFile(new URL(`./mail-logos/${filename}`, import.meta.url)),
    cid: MAIL_LOGO[scheme].cid,
  };
}
