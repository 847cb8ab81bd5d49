import type { CountingOrder } from "@waslijn/contract/console/counting";
import { SERVICE_CODES } from "@waslijn/contract/shared/codes";
import { itemOf } from "../../../parts/pieces/pieces-draft.ts";
import type { CountDraft, DraftFinding } from "../count-draft.ts";

/** The server's findings merged with the draft's. */
export function findingsOf(
  { findings }: Pick<CountingOrder, "findings">,
  draft: CountDraft,
): DraftFinding[] {
  const own = new Set([...draft.findings.map(({ id }) => id), ...draft.removed]);
  const before = findings
    .filter(({ id }) => !own.has(id))
    .map(({ photos, ...finding }) => ({
      ...finding,
      photos: photos.map((id) => ({ id, preview: undefined })),
    }));
  return [...before, ...draft.findings];
}

export const isOn =
  (item: string) =>
  ({ type, alias }: DraftFinding): boolean =>
    itemOf(type, alias) === item;

/** Preselects "stain", the most frequent kind. */
export function newFinding(item: string): DraftFinding | undefined {
  const [code = "", ...alias] = item.split(" ");
  const type = SERVICE_CODES.find((known) => known === code);
  if (!type) return undefined;
  const id = crypto.randomUUID();
  return { id, type, alias: alias.join(" "), kinds: ["stain"], note: "", photos: [] };
}

export const withFinding = (draft: CountDraft, finding: DraftFinding): CountDraft => ({
  ...draft,
  findings: draft.findings.some(({ id }) => id === finding.id)
    ? draft.findings.map((one) => (one.id === finding.id ? finding : one))
    : [...draft.findings, finding],
});

export const withoutFinding = (draft: CountDraft, id: string): CountDraft => ({
  ...draft,
  findings: draft.findings.filter((one) => one.id !== id),
  removed: [...draft.removed, id],
});
