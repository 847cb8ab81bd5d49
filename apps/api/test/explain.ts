import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from "kysely";
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
  const queries: RootOperationNode[] = [];
  const listen: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(listen));
  return db.transaction().execute(async (transaction) => {
    if (tables === "large") {
      await transaction.executeQuery(CompiledQuery.raw("SET LOCAL enable_seqscan = off"));
    }
    const plans: string[] = [];
    for (const node of queries) {
      const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: "explained" });
      const explained = await transaction.executeQuery<{ "QUERY PLAN": string }>(
        CompiledQuery.raw(`EXPLAIN ${sql}`, [...parameters]),
      );
      plans.push(explained.rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    return plans;
  });
}
