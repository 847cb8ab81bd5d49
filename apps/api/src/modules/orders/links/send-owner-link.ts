import { queueMail } from "../../../outbox/queue-mail.ts";
import { WorkRefused } from "../../../work-refused.ts";
import type { Work } from "../../../work.ts";
import { writeAudit } from "../../staff/write-audit.ts";
import { orderLanguage } from "./order-language.ts";
import { findOwnersNamed, replaceOwnerLink } from "./order-owner.ts";

export type LinkWanted = { name: string; replace: boolean };
export type LinkSent = { name: string; email: string };

/** Mails a company or location the link to its orders, at the address that the provider keeps (MINE-13). */
export const sendOwnerLink: Work<LinkWanted, LinkSent> = async (
  { db, clock, who },
  { name, replace },
) =>
  db.transaction().execute(async (transaction) => {
    const found = await findOwnersNamed(transaction, name);
    const [owner] = found;
    if (!owner) throw new WorkRefused({ code: "owner_unknown", name });
    if (found.length > 1) {
      throw new WorkRefused({ code: "owner_ambiguous", name, ids: found.map(({ id }) => id) });
    }
    await writeAudit(transaction, clock, who, "orders:link-for", { owner: owner.id, replace });
    if (replace) await replaceOwnerLink(transaction, owner);
    const job = { kind: "owner-link", data: { ownerId: owner.id } } as const;
    await queueMail(transaction, job, owner.email, orderLanguage(owner), clock);
    return { name: owner.name, email: owner.email };
  });
