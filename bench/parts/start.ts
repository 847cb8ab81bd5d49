import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "../load/started.ts";
import { median, type Row } from "../row.ts";

/** A second start, with everything built and seeded, against a minimal server. */
export async function measureStart(rounds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-start-"));
  const files = {
    product: "bench/reference/product-start.ts",
    bare: "bench/reference/bare-start.ts",
  };
  const once = async (name: keyof typeof files): Promise<number> => {
    const started = await startProcess(files[name], { DATA_DIR: join(folder, name) });
    await started.stop();
    return started.readyAfterMs;
  };
  const times: Record<keyof typeof files, number[]> = { product: [], bare: [] };
  try {
    await once("product");
    await once("bare");
    for (let round = 0; round < rounds; round++) {
      times.product.push(await once("product"));
      times.bare.push(await once("bare"));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const [mine, theirs] = [median(times.product), median(times.bare)];
  return [
    {
      what: "second start until ready",
      goal: { atMost: 2 },
      reference: `bare Fastify with PGlite, ${theirs.toFixed(0)} ms`,
      measured: `${mine.toFixed(0)} ms`,
      ratio: mine / theirs,
    },
  ];
}
