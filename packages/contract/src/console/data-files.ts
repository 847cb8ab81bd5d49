import * as z from "zod/mini";
import { concernedOrder, DATA_TABLES, dataDifference, TELLINGS } from "./data.ts";

export const FILE_FORMATS = ["csv", "json"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export const dataFileQuery = z.object({
  table: z.enum(DATA_TABLES),
  format: z.enum(FILE_FORMATS),
});
/** A file as `data:apply` reads it. */
export const dataFile = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  text: z.string().check(z.maxLength(200_000)),
});
export type DataFile = z.infer<typeof dataFile>;

const files = z.array(dataFile).check(z.minLength(1), z.maxLength(20));
export const filesBody = z.object({ files });

/** Where a file is wrong: its line, and its column where it is one cell or field. */
export const fileProblem = z.object({
  file: z.string(),
  line: z.int(),
  column: z.nullable(z.string()),
  rule: z.string(),
  /** As the command says it. */
  sentence: z.string(),
});
export type FileProblem = z.infer<typeof fileProblem>;

export const filesPreview = z.object({
  problems: z.array(fileProblem),
  differences: z.array(dataDifference),
  orders: z.array(concernedOrder),
  /** Names what was shown: other differences are not applied by it. */
  seen: z.string(),
});
export type FilesPreview = z.infer<typeof filesPreview>;

export const applyFilesBody = z.object({
  /** Names the change: sent twice it happens once, and by it the change can be put back. */
  id: z.uuid(),
  files,
  seen: z.string().check(z.maxLength(64)),
  /** Also removes entries that a file leaves out. */
  mayRemove: z.boolean(),
  said: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  tell: z.optional(z.enum(TELLINGS)),
});
export type ApplyFilesBody = z.infer<typeof applyFilesBody>;

export const promoUses = z.array(z.object({ code: z.string(), uses: z.int() }));
