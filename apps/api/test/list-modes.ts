import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The number of files and directories below a directory, and those accessible to others, with their modes. */
export function listModes(folder: string): { files: number; openToOthers: string[] } {
  const paths = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  const modes = paths.map((path) => [path, statSync(join(folder, path)).mode & 0o777] as const);
  return {
    files: modes.length,
    openToOthers: modes
      .filter(([, mode]) => mode & 0o077)
      .map(([path, mode]) => `${mode.toString(8)} ${path}`),
  };
}
