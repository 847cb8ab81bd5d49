import { Head } from "../../parts/navigation/head.tsx";
import { useCounterPage } from "../../parts/offline/use-counter-page.ts";
import { CodeKeypad } from "../../parts/service-point/code-keypad.tsx";
import { B2bForm } from "./b2b-form.tsx";
import styles from "./b2b-order-page.module.css";
import { useB2bOrderTexts } from "./b2b-order-texts.ts";
import { B2bSummary } from "./b2b-summary.tsx";
import { useB2bOrder } from "./use-b2b-order.ts";

/** A business location orders by its code: services, bags, pickup and delivery. */
export default function B2bOrderPage() {
  const texts = useB2bOrderTexts();
  const order = useB2bOrder();
  const { entry, dispatch } = order;
  useCounterPage("b2b");
  return (
    <div className="wrap wrap-mid pagepad-s">
      <Head title={texts.title} description={texts.description} />
      {entry.at === "placed" ? (
        <B2bSummary entry={entry} onNewCode={() => dispatch({ type: "new-code" })} />
      ) : (
        <>
          <div className={`center ${styles.welcome}`}>
            <h1>{texts.title}</h1>
            {entry.at === "typing" || entry.at === "looking-up" ? (
              <p className="lede">{texts.lede}</p>
            ) : null}
          </div>
          {entry.at === "typing" || entry.at === "looking-up" ? (
            <CodeKeypad entry={entry} dispatch={dispatch} />
          ) : (
            <B2bForm key={entry.code} entry={entry} order={order} />
          )}
        </>
      )}
    </div>
  );
}
