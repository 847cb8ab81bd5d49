import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyRequest } from "fastify";
import { toolServer } from "./tools.ts";

/** Answers one message of an assistant with an MCP server created for this request only. */
export async function answerMessage(call: Parameters<typeof toolServer>[0]): Promise<Response> {
  const server = toolServer(call);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const { request } = call;
    const response = await transport.handleRequest(webRequest(request), {
      parsedBody: request.body,
    });
    return new Response(await response.text(), response);
  } finally {
    await server.close();
  }
}

function webRequest({ headers }: FastifyRequest): Request {
  const passed = ["accept", "content-type", "mcp-protocol-version"].flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as [string, string]] : [];
  });
  return new Request("http://mcp.invalid/mcp", { method: "POST", headers: passed });
}
