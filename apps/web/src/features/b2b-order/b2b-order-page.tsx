import { loadAfterStart } from "../../lib/load-after-start.ts";
import { Head } from "../../parts/navigation/link.tsx";
import { CodeKeypad } from "../../parts/service-point/code-keypad.tsx";
import { useCodeEntry } from "../../parts/service-point/code-entry.ts";
import { useWakeLock } from "../../parts/service-point/use-wake-lock.ts";
import styles from "./b2b-order-page.module.css";
import { useB2bOrderTexts } from "./b2b-order-texts.ts";
import type { B2bPlaced } from "./b2b-draft.ts";

const desk = loadAfterStart(() => import("./b2b-desk.tsx"));
const lookUp = async (code: string) => (await desk.get()).lookUpPoint(code);

/** Order page of business locations, identified by code: services, bags, pickup and delivery. */
export default function B2bOrderPage() {
  const texts = useB2bOrderTexts();
  const [entry, dispatch] = useCodeEntry<B2bPlaced>("b2b", lookUp);
  const Desk = desk.useLoaded("at-touch")?.B2bDesk;
  useWakeLock();
  const isTyping = entry.at === "typing" || entry.at === "looking-up";
  return (
    <div className="wrap wrap-mid pagepad-s">
      <Head title={texts.title} description={texts.description} />
      {entry.at === "placed" ? null : (
        <div className={`center ${styles.welcome}`}>
          <h1>{texts.title}</h1>
          {isTyping ? <p className="lede">{texts.lede}</p> : null}
        </div>
      )}
      {isTyping ? <CodeKeypad entry={entry} dispatch={dispatch} /> : null}
      {Desk ? <Desk entry={entry} dispatch={dispatch} /> : null}
    </div>
  );
}
