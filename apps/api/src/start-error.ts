/** A start that cannot succeed as things are: one sentence for the person who started it. */
export class StartError extends Error {
  override name = "StartError";
}
