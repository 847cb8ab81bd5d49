/** Filters of the log: a member of staff, a day, and what an entry is about. */
export type AuditSearch = { staff?: string; day?: string; about?: string };

/** Drops invalid values. */
export function parseAuditSearch({ staff, day, about }: Record<string, unknown>): AuditSearch {
  return {
    ...(typeof staff === "string" && /^[\da-f-]{36}$/.test(staff) && { staff }),
    ...(typeof day === "string" && /^2\d{3}-\d\d-\d\d$/.test(day) && { day }),
    ...(typeof about === "string" && about !== "" && about.length <= 120 && { about }),
  };
}
