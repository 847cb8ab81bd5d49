import type { CareView } from "@waslijn/contract/console/care/care-views";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";

/** Read anew while somebody looks: deadlines come nearer and customers answer. */
const EVERY_MS = 15_000;

export const inboxQuery = (view: CareView) =>
  queryOptions({
    queryKey: ["care", view],
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("listComplaints", { query: { view }, signal }),
  });

export const complaintQuery = (id: string) =>
  queryOptions({
    queryKey: ["care", "one", id],
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("readComplaint", { params: { id }, signal }),
  });
