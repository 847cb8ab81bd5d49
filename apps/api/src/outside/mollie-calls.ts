import { setTimeout as wait } from "node:timers/promises";
import { PaymentServiceDown } from "./payment-service.ts";

export type MollieAccess = {
  key: string;
  /** Asked at each call: a server that is its own bank knows its address only once it listens. */
  url: () => string | Promise<string>;
  /** How long one attempt may take, and how long to wait before the second. */
  attemptMs?: number;
  pauseMs?: number;
  /** How a request is made; over the network without it. */
  send?: (url: string, request: SentRequest) => Promise<Pick<Response, "status" | "text">>;
};

type SentRequest = {
  method: MollieCall["method"];
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  redirect: "error";
};

type MollieCall = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: object;
  /** The same key asks for the same thing: a repeat gets the first answer and does nothing. */
  key?: string;
};

export type MollieAnswer = { status: number; body: unknown };

const ATTEMPTS = 3;
const ATTEMPT_MS = 5_000;
const PAUSE_MS = 250;

/** Not an answer to what was asked: still busy with the first attempt, asked too often, or out of order. */
const isPassing = (status: number): boolean => status === 409 || status === 429 || status >= 500;
/** Our key is wrong: that says nothing about the payment, and mending the setting helps. */
const isKeyRefused = (status: number): boolean => status === 401 || status === 403;

/** Asks until there is an answer, three times at most. Each call of ours can be repeated without harm. */
export async function callMollie(access: MollieAccess, call: MollieCall): Promise<MollieAnswer> {
  const { pauseMs = PAUSE_MS } = access;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptCall(access, call);
    if (answer && !isPassing(answer.status) && !isKeyRefused(answer.status)) return answer;
    if (attempt === ATTEMPTS || (answer && isKeyRefused(answer.status))) {
      throw new PaymentServiceDown(answer ? `answered ${answer.status}` : "no answer");
    }
    await wait(pauseMs * 2 ** (attempt - 1));
  }
}

/** Undefined when nothing readable came back, or not in time. */
async function attemptCall(
  { key, url, attemptMs = ATTEMPT_MS, send = fetch }: MollieAccess,
  call: MollieCall,
): Promise<MollieAnswer | undefined> {
  try {
    const response = await send(`${await url()}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: "application/hal+json",
        ...(call.body && { "content-type": "application/json" }),
        ...(call.key && { "idempotency-key": call.key }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(attemptMs),
      redirect: "error",
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  } catch {
    // What went wrong may quote the answer, and nothing of an answer is kept.
    return undefined;
  }
}
