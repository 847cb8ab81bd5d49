import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { OrderDelivery, OrderView } from "@waslijn/contract/customer/my-order";
import { useApiBase } from "../../../api/api-base.ts";
import { defineTexts } from "../../../i18n/define-texts.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { Icon, Peg } from "../../../ui/drawing.tsx";
import { useOrderToken } from "../doing.ts";
import screen from "../order-screen.module.css";
import { photoPath } from "./call-care.ts";
import styles from "./deliveries.module.css";

const useDeliveryTexts = defineTexts({
  en: () => import("./deliveries.en.ts"),
  nl: () => import("./deliveries.nl.ts"),
});

/** How each delivery was handed over, and what is still to come (DRIVE-06, DRIVE-07). */
export default function OrderDeliveries({ view }: { view: OrderView }) {
  const texts = useDeliveryTexts();
  const said = view.deliveries.filter(({ handover, missing }) => handover ?? missing);
  if (said.length === 0) return null;
  const missing = view.part ? said.at(-1)?.missing : null;
  return (
    <section className={screen.block} aria-labelledby="order-deliveries">
      <h2 id="order-deliveries">{texts.heading}</h2>
      {said.map((delivery) => (
        <Delivery key={delivery.at} delivery={delivery} all={view.bags ?? 0} />
      ))}
      {missing ? (
        <div className={styles.missing}>
          <h3>{texts.missing(missing.bags)}</h3>
          <p>
            {texts.reasons[missing.reason]} {texts.bill}
          </p>
          {missing.codes.length > 0 ? <p className="quiet">{missing.codes.join(", ")}</p> : null}
        </div>
      ) : null}
    </section>
  );
}

function Delivery({ delivery, all }: { delivery: OrderDelivery; all: number }) {
  const texts = useDeliveryTexts();
  const language = useLanguage();
  const { bags, handover, houseNumber, name, at } = delivery;
  const { date, time } = fromTimestamp(at);
  const where = handover ? texts.handovers[handover](houseNumber) : undefined;
  return (
    <div className={styles.delivery}>
      <Photo delivery={delivery} alt={where ? texts.alt(where) : texts.photo} time={time} />
      {where ? <h3>{where}</h3> : null}
      {name ? <p>{texts.received(name)}</p> : null}
      <p className={styles.when}>
        <Icon name="check" />
        <span>
          {bags ? `${texts.bags(bags, all)}, ` : ""}
          <time dateTime={at}>
            {formatWholeDate(date, language)}, {time}
          </time>
        </span>
      </p>
    </div>
  );
}

type PhotoProps = { delivery: OrderDelivery; alt: string; time: string };

function Photo({ delivery: { photo }, alt, time }: PhotoProps) {
  const texts = useDeliveryTexts();
  const token = useOrderToken();
  const base = useApiBase();
  if (!photo) return null;
  return (
    <figure className={styles.print}>
      <Peg />
      <img src={base + photoPath(token, photo)} alt={alt} loading="lazy" />
      <figcaption>
        {texts.photo}, {time}
      </figcaption>
    </figure>
  );
}
