import { writeFile as write } from "node:fs/promises";
import { StartError } from "../../errors.ts";

/** For files with personal data: only the owner may read them. */
export async function writeFile(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await write(path, content, { mode: 0o600 });
  } catch {
    throw new StartError(`The file ${path} cannot be written; name another one.`);
  }
}
