import type { Language } from "@waslijn/contract/shared/constants";
import type { Secrets } from "../../../secrets.ts";
import { type LinkedOrder, isToken, makeToken } from "../order-link.ts";
import { type Owner, findOwnersNamed, replaceOwnerLink } from "./order-owner.ts";
import { queueMail } from "../../../outbox/queue-message.ts";
import { WorkRefused, type Work, type WorkDeps } from "../../../work.ts";
import { writeChange, type Who } from "../../staff/write-audit.ts";
import { orderLanguage } from "../mail-recipients.ts";

export type LinkedOwner = Pick<Owner, "kind" | "id" | "link_version">;

/** Token scope: all orders of a company or location. Replacing the link increments the version. */
const list = ({ kind, link_version }: LinkedOwner): string => `orders of ${kind} ${link_version}`;
/** Token scope: one order, as its owner may see it. Invalid once the order's or the owner's link is replaced. */
const one = (owner: LinkedOwner, order: LinkedOrder): string =>
  `${list(owner)}: one ${order.link_version}`;

export const ownerToken = ({ linkKey }: Secrets, owner: LinkedOwner): string =>
  makeToken(linkKey, owner.id, list(owner));

/** The token is in the URL fragment, which browsers do not send: it cannot get into logs or referrers. */
export const ownerPath = (secrets: Secrets, owner: LinkedOwner, language: Language): string =>
  `/${language}/orders#of=${ownerToken(secrets, owner)}`;

export const isTokenOfOwner = ({ linkKey }: Secrets, owner: LinkedOwner, token: string): boolean =>
  isToken(linkKey, token, list(owner));

export const ownedOrderPath = (
  { linkKey }: Secrets,
  owner: LinkedOwner,
  order: LinkedOrder,
  language: Language,
): string => `/${language}/orders/${makeToken(linkKey, order.id, one(owner, order))}`;

export const isTokenOfOwned = (
  { linkKey }: Secrets,
  owner: LinkedOwner,
  order: LinkedOrder,
  token: string,
): boolean => isToken(linkKey, token, one(owner, order));

type LinkWanted = { name: string; replace: boolean };
type LinkSent = { name: string; email: string };

/** Mails a company or location the link to its orders, at the address in the provider data (MINE-13). */
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
    await mailOwnerLink({ db: transaction, clock, who }, owner, replace);
    return { name: owner.name, email: owner.email };
  });

/** Queues the mail with the link, in the caller's transaction; `replace` invalidates earlier links first. */
export async function mailOwnerLink(
  { db, clock, who }: Pick<WorkDeps, "db" | "clock"> & { who: Who },
  owner: Owner,
  replace: boolean,
): Promise<void> {
  const about = `${owner.kind === "company" ? "companies" : "service_points"} ${owner.id}`;
  const detail = { owner: owner.id, replace };
  const change = { about, before: null, after: null, detail };
  await writeChange(db, clock, who, "orders:link-for", change);
  if (replace) await replaceOwnerLink(db, owner);
  const job = { kind: "owner-link", data: { ownerId: owner.id } } as const;
  await queueMail(db, job, owner.email, orderLanguage(owner), clock);
}
