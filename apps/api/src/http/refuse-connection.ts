import type { FastifyServerOptions } from "fastify";
import type { Env } from "../env.ts";
import { everyAnswerHeaders } from "./answer-headers.ts";

/** Not from `STATUS_CODES`: importing node:http reads all of its getters, and one of them loads undici. */
const STATUS_BY_CODE: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
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
    const status = STATUS_BY_CODE[code] ?? "400 Bad Request";
    const lines = [`HTTP/1.1 ${status}`, ...headers, "content-length: 0", "connection: close"];
    socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
  };
}
