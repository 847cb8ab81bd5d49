import { Agent, request } from "node:http";

export type Answer = { status: number; body: unknown; headers: Record<string, string> };

export type Question = {
  method?: "GET" | "POST";
  body?: unknown;
  headers?: Record<string, string>;
  /** The loopback address to come from: another one is another caller. */
  from?: string;
  /** Hangs up this long after the question was sent, as a phone in a tunnel does. */
  hangUpAfterMs?: number;
  timeoutMs?: number;
};

/** As many connections as there are questions at once. */
const agent = new Agent({ keepAlive: true, maxSockets: 8000, maxFreeSockets: 256 });

/** The connection was closed while it lay idle, just as it was taken up again: the question never arrived. */
class ClosedWhileIdle extends Error {}

/** One request; rejects where no answer came. Like a browser it takes a fresh connection for a stale one. */
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
