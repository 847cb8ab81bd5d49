import { CompiledQuery, type Compilable, type KyselyPlugin } from "kysely";
import type { Db } from "../src/db/client.ts";

/**
 * The query plans of everything that `work` runs. For "large" tables sequential scans are disabled: with the few rows
 * of a test the planner would always choose them.
 */
export async function explain(
  db: Db,
  work: (db: Db) => Promise<unknown>,
  tables: "large" | "as they are" = "large",
): Promise<string[]> {
  const queries: Pick<CompiledQuery, "sql" | "parameters">[] = [];
  const listen: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(db.getExecutor().compileQuery(node, { queryId: "explained" }));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const listening = db.withPlugin(listen);
  // Plugins do not see what was compiled before.
  const execute = listening.executeQuery.bind(listening);
  listening.executeQuery = <R>(query: CompiledQuery<R> | Compilable<R>) => {
    if (!("compile" in query)) queries.push(query);
    return execute(query);
  };
  await work(listening);
  return db.transaction().execute(async (transaction) => {
    if (tables === "large") {
      await transaction.executeQuery(CompiledQuery.raw("SET LOCAL enable_seqscan = off"));
    }
    const plans: string[] = [];
    for (const { sql, parameters } of queries) {
      const explained = await transaction.executeQuery<{ "QUERY PLAN": string }>(
        CompiledQuery.raw(`EXPLAIN ${sql}`, [...parameters]),
      );
      plans.push(explained.rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    return plans;
  });
}
