import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

const OTHERS = 0o077;

/** From here on, whatever this process makes is its user's alone. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Leaves a folder and all that is in it to its owner. PGlite sets the modes of its files itself,
 * whatever the umask, and folders of earlier versions were open to everyone on the machine.
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
    // Gone meanwhile, or another user's, who then decides about it.
  }
}
