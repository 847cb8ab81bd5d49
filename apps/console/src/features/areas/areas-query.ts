import type { OpenAreaBody } from "@waslijn/contract/console/areas";
import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";

export const AREAS_KEY = ["areas"];

export const areasQuery = queryOptions({
  queryKey: AREAS_KEY,
  queryFn: ({ signal }) => callConsole("deskAreas", { signal }),
});

/** How many people an opening would mail, asked anew for each. */
export const previewQuery = (body: Omit<OpenAreaBody, "mail"> | undefined) =>
  queryOptions({
    queryKey: [...AREAS_KEY, "preview", body],
    enabled: body !== undefined,
    queryFn: ({ signal }) =>
      callConsole("previewArea", { body: { ranges: [], hub: "", ...body, mail: true }, signal }),
  });
