import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

const OTHERS = 0o077;

/** Sets the umask: new files of this process are readable by its user only. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Removes access of other users to a folder and its content. PGlite sets file modes itself, ignoring the umask, and
 * earlier versions left the folders world-readable.
 */
export async function keepFromOthers(folder: string): Promise<void> {
  await closeToOthers(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => !entry.isSymbolicLink());
  await Promise.all(own.map(({ parentPath, name }) => closeToOthers(join(parentPath, name))));
}

async function closeToOthers(path: string): Promise<void> {
  try {
    const { mode } = await lstat(path);
    if (mode & OTHERS) await chmod(path, mode & ~OTHERS & 0o777);
  } catch {
    // Deleted meanwhile, or owned by another user, who decides about its mode.
  }
}
