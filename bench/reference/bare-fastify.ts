import Fastify from "fastify";
import pg from "pg";
import { hashPassword } from "../../apps/api/src/modules/accounts/password.ts";
import { DURABLE_ORDER_STATEMENT, ORDER_STATEMENT } from "./statement.ts";
import { serveBare } from "./serve-bare.ts";

/** No validation, session or rules: only the framework and one statement. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

type Order = { pickupTime: string; deliveryTime: string };
const at = (time: string) => [time.slice(0, 10), time.slice(11, 16)];

app.post("/orders", async (request, reply) => {
  const { order } = request.body as { order: Order };
  const { rows } = await pool.query({
    name: "order",
    text: ORDER_STATEMENT,
    values: [...at(order.pickupTime), ...at(order.deliveryTime)],
  });
  return reply.code(201).send(rows[0]);
});

type NewCustomer = { email: string; plainPassword: string; fullName: string; phone: string };

app.post("/orders/of-new-customers", async (request, reply) => {
  const { user, order } = request.body as {
    user: NewCustomer;
    order: Order & { pickupLocation: object };
  };
  const { email, plainPassword, fullName, phone } = user;
  const { rows } = await pool.query({
    name: "durable order",
    text: DURABLE_ORDER_STATEMENT,
    values: [
      ...at(order.pickupTime),
      ...at(order.deliveryTime),
      email,
      await hashPassword(plainPassword, "test"),
      fullName,
      phone,
      order.pickupLocation,
      { name: fullName, email, phone },
      request.headers["idempotency-key"],
      email,
    ],
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

await serveBare(app, () => pool.end());
