import type { Server, ServerResponse } from "node:http";

/**
 * Whoever is reading an answer when the server closes reads it to its end. Node takes a connection
 * for idle once its answer is written, however much of it still waits to be sent, and cuts it.
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
    // Meanwhile others may have been written.
    else void Promise.all(onTheirWay.map(sent)).then(() => server.closeIdleConnections());
  };
}

const sent = (answer: ServerResponse): Promise<void> =>
  new Promise((resolve) => void answer.once("close", resolve));
