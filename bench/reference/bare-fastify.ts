import Fastify from "fastify";
import pg from "pg";
import { ORDER_STATEMENT } from "./statement.ts";

/** No validation, no session, no idempotency, no mail: what the framework and one statement can do. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

type OrderBody = { order: { pickupTime: string; deliveryTime: string } };

app.post("/orders", async (request, reply) => {
  const { order } = request.body as OrderBody;
  const at = (time: string) => [time.slice(0, 10), time.slice(11, 16)];
  const { rows } = await pool.query({
    name: "order",
    text: ORDER_STATEMENT,
    values: [...at(order.pickupTime), ...at(order.deliveryTime)],
  });
  return reply.code(201).send(rows[0]);
});

const pickups: unknown = JSON.parse(process.env.PICKUPS ?? "[]");
app.get("/times/pickups", async () => {
  await pool.query({
    name: "slots",
    text: "SELECT date::text, from_time, booked FROM slots WHERE hub_id = $1 AND kind = 'pickup' AND date BETWEEN $2 AND $3",
    values: ["haarlem", process.env.FIRST_DATE, process.env.LAST_DATE],
  });
  return pickups;
});

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.once(
  "SIGTERM",
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
);
process.send?.({ ready: true });
