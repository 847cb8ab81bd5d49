import { loadTexts } from "../../i18n/define-texts.ts";
import { loadAfterStart } from "../../lib/load-after-start.ts";
import { readVisit } from "../../parts/navigation/visit-store.ts";

/** Following, changing, cancelling and editing, with their texts: needed only once the page can be read. */
export const orderActs = loadAfterStart(async () => {
  const { acts } = await import("./acts.ts");
  await loadTexts(readVisit().language);
  return acts;
});
