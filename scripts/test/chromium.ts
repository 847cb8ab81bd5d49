import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless build takes half the time. */
export const FAST_CHROMIUM = "chromium-headless-shell";
const NAMES = [FAST_CHROMIUM, "chromium", "chromium-browser", "google-chrome"];

export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

export const chromiumOnPath = (): string | undefined => NAMES.map(onPath).find(Boolean);

export function findChromium(): string {
  const found = chromiumOnPath();
  if (!found) throw new Error(`Chromium is missing: install Debian's package ${FAST_CHROMIUM}.`);
  return found;
}
