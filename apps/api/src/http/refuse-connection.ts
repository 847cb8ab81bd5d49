import type { FastifyServerOptions } from "fastify";
import { STATUS_CODES } from "node:http";
import type { Env } from "../env.ts";
import { everyAnswerHeaders } from "./answer-headers.ts";

const STATUS_BY_CODE: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers malformed or incomplete requests directly on the socket. */
export function refuseConnection(
  env: Env,
): NonNullable<FastifyServerOptions["clientErrorHandler"]> {
  const headers = Object.entries(everyAnswerHeaders(env)).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return ({ code }, socket) => {
    if (code === "ECONNRESET" || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_BY_CODE[code] ?? 400;
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers,
      "content-length: 0",
      "connection: close",
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
  };
}
