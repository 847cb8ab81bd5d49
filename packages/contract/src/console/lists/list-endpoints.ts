import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { changedData } from "../data/data.ts";
import {
  applyFilesBody,
  dataFile,
  dataFileQuery,
  filesBody,
  filesPreview,
  promoUses,
} from "./data-files.ts";
import { listCalls } from "./list-calls.ts";

export const listEndpoints = {
  promoUses: {
    ...listCalls.promoUses,
    summary: "How many orders carry each promo code; cancelled ones used nothing",
    response: promoUses,
    status: 200,
    problems: [],
  },
  downloadData: {
    ...listCalls.downloadData,
    summary: "One kind of the provider's data as a file that data:apply reads",
    query: dataFileQuery,
    response: dataFile,
    status: 200,
    problems: [],
  },
  previewFiles: {
    ...listCalls.previewFiles,
    summary: "What files would change, or all that is wrong with them; nothing is changed",
    body: filesBody,
    response: filesPreview,
    status: 200,
    problems: [],
  },
  applyFiles: {
    ...listCalls.applyFiles,
    summary: "Make the provider's data as files say, if that is what was shown before",
    body: applyFilesBody,
    response: changedData,
    status: 200,
    problems: ["data_changed", "concern_unsaid"],
  },
} as const satisfies Record<keyof typeof listCalls, ConsoleEndpoint>;
