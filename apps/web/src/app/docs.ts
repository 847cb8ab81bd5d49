import style from "./docs.css?inline";

/** Stylesheet and example of the API documentation page, which is rendered by the server without scripts. */
export async function docs(): Promise<{ style: string; example: string }> {
  const { default: source } = await import("@waslijn/client/example?raw");
  return { style, example: source.trim() };
}
