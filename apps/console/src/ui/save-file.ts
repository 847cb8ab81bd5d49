/** The file name in Content-Disposition. */
export const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ??
  "waslijn.csv";

/** Saves a file as a download. */
export function keepFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  // Frees the memory after the download has started; files can be many megabytes.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
