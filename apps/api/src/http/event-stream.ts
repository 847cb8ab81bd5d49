import type { FastifyReply } from "fastify";
import type { OutgoingHttpHeaders } from "node:http";

const BEAT_MS = 15_000;

export type EventStream = {
  /** Sends an event; its id comes back as Last-Event-ID when the browser connects again. */
  send: (event: string, data: object, id: number) => void;
  onEnd: (listener: () => void) => void;
  end: () => void;
};

/** Answers with server-sent events until somebody ends them; comments keep the line alive through proxies. */
export function openEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply;
  const headers = reply.getHeaders();
  reply.hijack();
  raw.writeHead(200, {
    ...(headers as OutgoingHttpHeaders),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    // nginx would keep what we send until it has a handful.
    "x-accel-buffering": "no",
  });
  raw.write("retry: 3000\n\n");
  const beat = setInterval(() => raw.write(": still here\n\n"), BEAT_MS);
  raw.once("close", () => clearInterval(beat));
  return {
    send: (event, data, id) =>
      void raw.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onEnd: (listener) => void raw.once("close", listener),
    end: () => void raw.end(),
  };
}
