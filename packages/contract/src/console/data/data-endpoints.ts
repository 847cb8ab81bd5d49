import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { dataCalls } from "./data-calls.ts";
import {
  changedData,
  changeDataBody,
  changeParams,
  dataChanges,
  dataChangesQuery,
  dataEntries,
  dataParams,
  dataPreview,
  previewDataBody,
  putBackBody,
} from "./data.ts";

export const dataEndpoints = {
  listData: {
    ...dataCalls.listData,
    summary: "Entries of the provider's data, each with the version that a change names",
    params: dataParams,
    response: dataEntries,
    status: 200,
    problems: [],
  },
  previewData: {
    ...dataCalls.previewData,
    summary: "What a change would do and which orders it concerns; nothing is changed",
    body: previewDataBody,
    response: dataPreview,
    status: 200,
    problems: ["data_changed"],
  },
  changeData: {
    ...dataCalls.changeData,
    summary: "Change the provider's data, all of it or nothing, unless somebody else was faster",
    body: changeDataBody,
    response: changedData,
    status: 200,
    problems: ["data_changed", "concern_unsaid"],
  },
  listDataChanges: {
    ...dataCalls.listDataChanges,
    summary: "The newest changes of the provider's data, with before and after",
    query: dataChangesQuery,
    response: dataChanges,
    status: 200,
    problems: [],
  },
  putDataBack: {
    ...dataCalls.putDataBack,
    summary: "Put a change back, by a change that is checked like any other",
    params: changeParams,
    body: putBackBody,
    response: changedData,
    status: 200,
    problems: ["not_found", "data_changed", "concern_unsaid"],
  },
} as const satisfies Record<keyof typeof dataCalls, ConsoleEndpoint>;
