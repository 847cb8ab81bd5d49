import { loadAfterStart } from "../../lib/load-after-start.ts";
import { readStored } from "../../lib/storage.ts";
import { useVisit } from "../../parts/navigation/visit.ts";
import { Head } from "../../parts/navigation/link.tsx";
import type { CodeOrderKind, DeviceOrder } from "../../parts/offline/device-order.ts";
import { CodeKeypad } from "../../parts/service-point/code-keypad.tsx";
import { useCodeEntry } from "../../parts/service-point/code-entry.ts";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import { useWakeLock } from "../../parts/service-point/use-wake-lock.ts";
import styles from "./code-order-page.module.css";

const desk = loadAfterStart(() => import("./code-order-desk.tsx"));
const lookUp = async (code: string) => (await desk.get()).lookUpPoint(code);

/** Drop-off and collection page: one screen with a four-digit keypad and one button. */
export default function CodeOrderPage() {
  const kind = useVisit().route as CodeOrderKind;
  const texts = useCodeOrderTexts();
  const [entry, dispatch] = useCodeEntry<DeviceOrder>("retail", lookUp);
  // A counter that has been used has orders to send and a page to keep offline; elsewhere nobody may ever type a code.
  const Desk = desk.useLoaded(readStored("usedCounter") ? "at-start" : "at-touch")?.CodeOrderDesk;
  useWakeLock();
  const isTyping = entry.at === "typing" || entry.at === "looking-up";
  return (
    <div className="wrap pagepad-s">
      <Head title={texts[kind].title} description={texts[kind].description} />
      {entry.at === "placed" ? null : (
        <div className={`center ${styles.welcome}`}>
          <h1>{texts[kind].title}</h1>
          {isTyping ? <p className="lede">{texts.lede}</p> : null}
        </div>
      )}
      {isTyping ? <CodeKeypad entry={entry} dispatch={dispatch} /> : null}
      {Desk ? <Desk kind={kind} entry={entry} dispatch={dispatch} /> : null}
    </div>
  );
}
