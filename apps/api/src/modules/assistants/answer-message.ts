import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";
import { toolServer } from "./tools.ts";

type Call = Parameters<typeof toolServer>[0];

/**
 * Answers one message of an assistant, of the protocol of 2026-07-28 or of an older one, with an MCP server created for
 * this request only.
 */
export async function answerMessage(call: Call): Promise<Response> {
  const request = webRequest(call.request);
  const parsedBody = call.request.body;
  return (await isLegacyRequest(request, parsedBody))
    ? answerInSession(call, request, parsedBody)
    : createMcpHandler(() => toolServer(call), {
        legacy: "reject",
        // A subscription would hold its answer open. Nothing here ever changes on its own.
        maxSubscriptions: 0,
      }).fetch(request, { parsedBody });
}

/** The handler's own answers to older clients are event streams; this transport answers them with JSON. */
async function answerInSession(
  call: Call,
  request: Request,
  parsedBody: unknown,
): Promise<Response> {
  const server = toolServer(call);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const response = await transport.handleRequest(request, { parsedBody });
    return new Response(await response.text(), response);
  } finally {
    await server.close();
  }
}

/** With the headers of the protocol only. */
function webRequest({ headers }: FastifyRequest): Request {
  const passed = Object.entries(headers).filter(
    (header): header is [string, string] =>
      typeof header[1] === "string" && /^(?:accept|content-type|mcp-.*)$/.test(header[0]),
  );
  return new Request("http://mcp.invalid/mcp", { method: "POST", headers: passed });
}
