import type { Work } from "../../work.ts";
import { drawLabels } from "./draw-labels.ts";
import type { LabelPaper } from "./label-paper.ts";
import { kitsToPost } from "./list-kits.ts";

type Input = { paper: LabelPaper; used: number };
/** The file as base64: results are plain data. */
type Printed = { pdf: string; numbers: string[] };

/** A label for every bag on the list; printing them changes nothing. */
export const printKitLabels: Work<Input, Printed> = async ({ db }, { paper, used }) => {
  const kits = await kitsToPost(db);
  const pdf = await drawLabels(kits, { paper, used });
  return { pdf: pdf.toString("base64"), numbers: kits.map(({ number }) => number) };
};
