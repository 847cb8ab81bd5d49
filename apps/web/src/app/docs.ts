import style from "./docs.css?inline";

/** What the page about the API is drawn with; the server prints it, and no browser loads a script for it. */
export async function docs(): Promise<{ style: string; example: string }> {
  const { default: source } = await import("@waslijn/client/example?raw");
  return { style, example: source.trim() };
}
