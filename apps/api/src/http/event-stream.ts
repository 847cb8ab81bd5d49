import type { FastifyInstance, FastifyReply } from "fastify";
import type { OutgoingHttpHeaders } from "node:http";
import { ApiProblem } from "../api-problem.ts";

const BEAT_MS = 15_000;

export type EventStream = {
  /** Sends an event; the browser returns its id as Last-Event-ID when it reconnects. */
  send: (event: string, data: object, id: number) => void;
  onEnd: (listener: () => void) => void;
  end: () => void;
};

/** Maximum number of open streams per node: in total, and per subject such as an order or a session. */
export type StreamLimits = { most: number; mostOfOne: number };

/** Opens streams of one kind within their limits; all of them are closed with the server. */
export function eventStreams(
  app: FastifyInstance,
  { most, mostOfOne }: StreamLimits,
): (reply: FastifyReply, subject: string) => EventStream {
  const open = new Set<EventStream>();
  const bySubject = new Map<string, number>();
  const count = (subject: string, change: 1 | -1): void => {
    const now = (bySubject.get(subject) ?? 0) + change;
    if (now === 0) bySubject.delete(subject);
    else bySubject.set(subject, now);
  };
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const stream of open) stream.end();
  });
  return (reply, subject) => {
    if (open.size >= most) throw new ApiProblem("unavailable", { retryAfter: 30 });
    if ((bySubject.get(subject) ?? 0) >= mostOfOne) {
      throw new ApiProblem("too_many_requests", { retryAfter: 30 });
    }
    const stream = openEventStream(reply);
    open.add(stream);
    count(subject, 1);
    stream.onEnd(() => {
      open.delete(stream);
      count(subject, -1);
    });
    if (isClosing) stream.end();
    return stream;
  };
}

/** Server-sent events until either side closes; comment lines keep the connection alive through proxies. */
function openEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply;
  const headers = reply.getHeaders();
  reply.hijack();
  raw.writeHead(200, {
    ...(headers as OutgoingHttpHeaders),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    // Disables the response buffering of nginx.
    "x-accel-buffering": "no",
  });
  raw.write("retry: 3000\n\n");
  const write = (text: string): void => {
    if (!raw.writableEnded) raw.write(text);
  };
  const beat = setInterval(() => write(": still here\n\n"), BEAT_MS);
  raw.once("close", () => clearInterval(beat));
  return {
    send: (event, data, id) =>
      write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onEnd: (listener) => void raw.once("close", listener),
    end: () => void raw.end(),
  };
}
