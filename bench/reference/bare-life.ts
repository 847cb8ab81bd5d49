import Fastify, { type FastifyReply } from "fastify";
import pg from "pg";
import {
  CHANGE_STATEMENT,
  COUNT_STATEMENT,
  LIST_STATEMENT,
  PAGE_STATEMENT,
  REPORT_STATEMENT,
} from "./life-statements.ts";
import { serveBare } from "./serve-bare.ts";

/** No rules, permissions or prices: one statement each, and the bytes of the product's response. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

export type BareLife = {
  page: string;
  list: string;
  report: string;
  counted: string;
  day: string;
  staff: string;
  bill: { counted: object; lines: object[]; total_cents: number };
};
const given = JSON.parse(process.env.GIVEN ?? "{}") as BareLife;

const run = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values });
const answer = (reply: FastifyReply, text: string) => reply.type("application/json").send(text);

type OfOrder = { Params: { id: string }; Body: { deliveryTime: string } };

app.get<OfOrder>("/orders/:id", async ({ params }, reply) => {
  await run("page", PAGE_STATEMENT, [params.id]);
  return answer(reply, given.page);
});
app.post<OfOrder>("/orders/:id/change", async ({ params, body, headers }, reply) => {
  const { deliveryTime } = body;
  const [date, from] = [deliveryTime.slice(0, 10), deliveryTime.slice(11, 16)];
  const key = headers["idempotency-key"];
  await run("change", CHANGE_STATEMENT, [params.id, date, from, deliveryTime, key]);
  return answer(reply, given.page);
});
app.post<OfOrder>("/orders/:id/count", async ({ params, headers }, reply) => {
  const { counted, lines, total_cents } = given.bill;
  await run("count", COUNT_STATEMENT, [
    params.id,
    given.staff,
    total_cents,
    counted,
    JSON.stringify(lines),
    headers["idempotency-key"],
  ]);
  return answer(reply, given.counted);
});
app.get("/console/orders", async (_request, reply) => {
  await run("list", LIST_STATEMENT, []);
  return answer(reply, given.list);
});
app.get("/console/reports", async (_request, reply) => {
  await run("report", REPORT_STATEMENT, [given.day]);
  return answer(reply, given.report);
});

await serveBare(app, () => pool.end());
