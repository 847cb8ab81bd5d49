import type { CareInbox } from "@waslijn/contract/console/care";
import { type CareView, MOST_COUNTED } from "@waslijn/contract/console/codes";
import type { ComplaintState } from "@waslijn/contract/shared/care";
import type { Language } from "@waslijn/contract/shared/constants";
import { amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { readPieceNames } from "../catalogue/catalogue-repository.ts";

const STATES: Record<CareView, readonly ComplaintState[]> = {
  open: ["open", "asked", "accepted"],
  waiting: ["offered"],
  done: ["done"],
};
const MOST = 200;
/** Characters of a message that the list shows. */
const BEGINNING = 160;

type Row = {
  id: string;
  number: string;
  customer: string;
  type: string | null;
  alias: string | null;
  text: string;
  state: ComplaintState;
  created_at: Date;
  answer_by: Date;
  photos: number;
};

/** The inbox: complaints that wait for us by deadline, the others by last change (CARE-02). */
export async function listComplaints(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { view = "open" }: { view?: CareView | undefined },
  language: Language,
): Promise<CareInbox> {
  const [rows, names, open, waiting, done] = await Promise.all([
    readRows(db, view),
    readPieceNames(db, language, amsterdamDate(clock.now())),
    count(db, "open"),
    count(db, "waiting"),
    count(db, "done"),
  ]);
  return {
    now: stamp(clock.now()),
    complaints: rows.map(({ type, alias, created_at, answer_by, text, ...row }) => ({
      ...row,
      text: text.slice(0, BEGINNING),
      piece: alias && (names.get(`${type} ${alias}`) ?? alias),
      reportedAt: stamp(created_at),
      answerBy: stamp(answer_by),
    })),
    counts: { open, waiting, done },
  };
}

async function readRows(db: Db, view: CareView): Promise<Row[]> {
  const order = view === "open" ? sql`c.answer_by, c.id` : sql`c.changed_at DESC, c.id`;
  const { rows } = await sql<Row>`
    SELECT c.id, o.number, coalesce(p.company, f.name, o.contact->>'name', '') AS customer,
      c.piece_type AS type, c.piece_alias AS alias, c.state, c.created_at, c.answer_by,
      (SELECT m.text FROM complaint_messages m WHERE m.complaint_id = c.id ORDER BY m.number LIMIT 1) AS text,
      (SELECT count(*) FROM complaint_photos f WHERE f.complaint_id = c.id) AS photos
    FROM complaints c JOIN orders o ON o.id = c.order_id
      LEFT JOIN companies f ON f.id = o.company_id LEFT JOIN service_points p ON p.id = o.service_point_id
    WHERE c.state IN (${sql.join(STATES[view])}) ORDER BY ${order} LIMIT ${MOST}`.execute(db);
  return rows;
}

async function count(db: Db, view: CareView): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM
    (SELECT FROM complaints WHERE state IN (${sql.join(STATES[view])}) LIMIT ${MOST_COUNTED}) c`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
