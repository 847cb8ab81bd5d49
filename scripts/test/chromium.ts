import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** The browser on the PATH. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    existsSync,
  );
  if (!found) throw new Error("Chromium is missing: install Debian's package chromium.");
  return found;
}
