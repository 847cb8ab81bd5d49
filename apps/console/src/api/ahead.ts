import { pathOf, type Send } from "@waslijn/api-client/send.ts";

type Call = Parameters<Send>[0];
export type Asked = Pick<Parameters<Send>[1], "params" | "query">;

/**
 * Prefetches GET calls. Each response is handed out once; a failed prefetch is discarded, so the caller sends its own
 * request.
 */
export function answeredAhead(send: Send) {
  const answers = new Map<string, Promise<unknown>>();
  const take = (call: Call, asked: Asked): Promise<unknown> | undefined => {
    const path = pathOf(call, asked);
    const answer = call.method === "GET" ? answers.get(path) : undefined;
    answers.delete(path);
    return answer;
  };
  const ask = (call: Call, asked: Asked): void => {
    const path = pathOf(call, asked);
    const answer = send(call, asked);
    answers.set(path, answer);
    answer.catch(() => answers.delete(path));
  };
  return { ask, take };
}
