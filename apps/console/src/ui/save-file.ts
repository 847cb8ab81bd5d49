/** As the server named the file. */
export const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ??
  "waslijn.csv";

/** Puts a file among the downloads, as a link to one would. */
export function keepFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  // The browser has begun by then; a file of many megabytes need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
