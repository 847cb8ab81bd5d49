/** The process cannot start as configured; the message is for the person who started it. */
export class StartError extends Error {
  override name = "StartError";
}

/** Identifies an error without its message, which may quote a recipient, a key or a row. */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  const { code, responseCode, name } = error as {
    code?: string;
    responseCode?: number;
    name?: string;
  };
  return [code ?? name ?? "Error", responseCode].filter(Boolean).join(" ").slice(0, 100);
}
