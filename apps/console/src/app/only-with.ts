import type { StaffCallName } from "@waslijn/contract/console/permissions";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { meQuery } from "../api/me-query.ts";
import { may } from "./session.ts";

export type Context = { queries: QueryClient };

/** A screen whose call somebody's role does not have says so before it asks anything (STAFF-01). */
export const onlyWith =
  (call: StaffCallName) =>
  ({ context }: { context: Context }): void => {
    const me = context.queries.getQueryData(meQuery.queryKey);
    if (!me) notFound({ throw: true });
    else if (!may(me.role, call)) notFound({ throw: true, data: { role: me.role } });
  };
