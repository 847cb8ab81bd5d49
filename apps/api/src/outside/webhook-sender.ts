import type { Env } from "../env.ts";
import { isPublicHost, PrivateAddress } from "./public-address.ts";
import { openPublicLine } from "./public-line.ts";

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };

export type WebhookSender = {
  /** Resolves with the receiver's status on success, rejects otherwise. */
  send(request: WebhookRequest): Promise<number>;
  close(): void;
};

export const TIMEOUT_MS = 10_000;

export const maySendToPrivate = ({ WEBHOOKS_TO_PRIVATE }: Env): boolean =>
  WEBHOOKS_TO_PRIVATE === "allowed";

/**
 * SSRF protection: sends to URLs that an owner configured, but never into our own network, whether by address, name or
 * redirect.
 */
export function openWebhookSender(env: Env, timeoutMs = TIMEOUT_MS): WebhookSender {
  const mayBePrivate = maySendToPrivate(env);
  let opened: ReturnType<typeof openPublicLine> | undefined;
  return {
    async send({ url, headers, body }) {
      if (!mayBePrivate && !isPublicHost(new URL(url))) throw new WebhookFailed("EPRIVATE");
      const { fetch, dispatcher } = await (opened ??= openPublicLine(timeoutMs, mayBePrivate));
      const response = await fetch(url, {
        method: "POST",
        headers,
        body,
        dispatcher,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new WebhookFailed(codeOf(error));
      });
      // Only the status matters; the response body is not read.
      await response.body?.cancel().catch(() => undefined);
      if (!response.ok) {
        const isRedirect = response.status >= 300 && response.status < 400;
        throw new WebhookFailed(isRedirect ? "EREDIRECT" : "ESTATUS", response.status);
      }
      return response.status;
    },
    close: () => void opened?.then(({ dispatcher }) => dispatcher.destroy()).catch(() => undefined),
  };
}

/** Carries only a code: the URL may contain a key and must not be logged. */
class WebhookFailed extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;

  constructor(code: string, status?: number) {
    super("the receiver did not take a webhook");
    this.code = code;
    this.responseCode = status;
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "EFAILED";
  if (error.name === "TimeoutError") return "ETIMEDOUT";
  const { cause } = error;
  if (cause instanceof PrivateAddress) return cause.code;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string"
    ? code.replace("UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT")
    : "EFAILED";
}
