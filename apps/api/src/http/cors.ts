import fastifyCors from "@fastify/cors";
import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

/** Pages on another host than the API's own (API-04) may call it if ALLOWED_ORIGINS names them. */
export async function cors(app: FastifyInstance, { env }: Deps): Promise<void> {
  if (!env.ALLOWED_ORIGINS) return;
  const origins = env.ALLOWED_ORIGINS.split(",").map((origin) => origin.trim());
  await app.register(fastifyCors, {
    origin: async (origin: string | undefined) => origin !== undefined && origins.includes(origin),
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "authorization",
      "content-type",
      "accept-language",
      DEVICE_HEADER,
      IDEMPOTENCY_HEADER,
    ],
    exposedHeaders: ["retry-after", "x-request-id", "etag"],
    maxAge: 7200,
    // A preflight without a method is not an allowed page's mistake.
    strictPreflight: false,
  });
}
