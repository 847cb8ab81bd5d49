import type { Server, ServerResponse } from "node:http";

/**
 * Lets responses in progress finish when the server closes. Node considers a connection idle once its response is
 * written, even if most of it is still buffered, and would cut it off.
 */
export function finishAnswers(server: Server): void {
  const answers = new Set<ServerResponse>();
  server.on("request", (_request, answer: ServerResponse) => {
    answers.add(answer);
    answer.once("close", () => answers.delete(answer));
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const onTheirWay = [...answers].filter((answer) => answer.writableEnded);
    if (onTheirWay.length === 0) closeIdle();
    // Runs again, because others may have been written meanwhile.
    else void Promise.all(onTheirWay.map(sent)).then(() => server.closeIdleConnections());
  };
}

const sent = (answer: ServerResponse): Promise<void> =>
  new Promise((resolve) => void answer.once("close", resolve));
