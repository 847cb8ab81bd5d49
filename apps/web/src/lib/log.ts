/** Tells the console what went wrong: kinds and codes only, never what somebody typed. */
export function logFailure(kind: string, detail?: string | number): void {
  console.warn(detail === undefined ? kind : `${kind}: ${detail}`);
}
