import type { FastifyInstance } from "fastify";

/** Listens on PORT, reports ready, and ends on request. */
export async function serveBare(app: FastifyInstance, end: () => Promise<void>): Promise<void> {
  await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
  process.once(
    "SIGTERM",
    () =>
      void app
        .close()
        .then(end)
        .then(() => process.exit(0)),
  );
  process.send?.({ ready: true });
}
