import { Agent, request } from "node:http";

export type Answer = { status: number; body: unknown; headers: Record<string, string> };

export type Question = {
  method?: "GET" | "POST";
  body?: unknown;
  headers?: Record<string, string>;
  /** Loopback source address: a different one counts as a different client. */
  from?: string;
  /** Closes the connection this long after sending, as a phone in a tunnel does. */
  hangUpAfterMs?: number;
  timeoutMs?: number;
};

/** Allows as many connections as concurrent requests. */
const agent = new Agent({ keepAlive: true, maxSockets: 8000, maxFreeSockets: 256 });

/** A keep-alive connection was closed just as it was reused: the request never arrived. */
class ClosedWhileIdle extends Error {}

/** One request; rejects without a response. Like a browser it retries when a keep-alive connection is stale. */
export async function ask(url: string, question: Question = {}): Promise<Answer> {
  for (let stale = 0; ; stale++) {
    try {
      return await askOnce(url, question);
    } catch (error) {
      if (!(error instanceof ClosedWhileIdle) || stale === 5) throw error;
    }
  }
}

function askOnce(url: string, question: Question): Promise<Answer> {
  const { method = "GET", body, headers = {}, from, hangUpAfterMs, timeoutMs = 40_000 } = question;
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        agent,
        headers: {
          "accept-language": "en",
          ...(payload !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(from && { localAddress: from }),
        timeout: timeoutMs,
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("error", reject);
        response.on("aborted", () => reject(new Error("cut")));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            get body() {
              return parsed(text);
            },
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
          }),
        );
      },
    );
    asked.on("error", (error: NodeJS.ErrnoException) =>
      reject(asked.reusedSocket && error.code === "ECONNRESET" ? new ClosedWhileIdle() : error),
    );
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
    asked.end(payload);
    if (hangUpAfterMs !== undefined) {
      setTimeout(() => asked.destroy(new Error("hung up")), hangUpAfterMs);
    }
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
