import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { useId, useState } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import type { Catalogue } from "../../lib/page-data.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { NumberStepper } from "../../ui/fields/number-stepper.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import {
  estimatePrice,
  type Basket,
  type Estimate,
  PIECE_SERVICES,
  pieceKey,
} from "./estimate-price.ts";
import styles from "./price-estimate.module.css";
import { useCatalogue } from "./use-catalogue.ts";
import { PriceLines, usePriceTexts } from "./price-lines.tsx";

const MOST_KILOS = 60;
const EMPTY: Basket = { pieces: {}, kilos: 0 };

type Props = {
  /** Leave out to keep the basket in the component. */
  basket?: Basket | null | undefined;
  onChange?: ((basket: Basket) => void) | undefined;
  /** Adds the deposit. */
  isFirstBag?: boolean | undefined;
};

/** Price estimate from pieces and kilos: prices, shipping and total. Nothing is sent. */
export function PriceEstimate({ basket: kept, onChange, isFirstBag }: Props) {
  const texts = usePriceTexts();
  const catalogue = useCatalogue();
  const [basket, setOwn] = useState(kept ?? EMPTY);
  const [kilos, setKilos] = useState(String(basket.kilos));
  const setBasket = (next: Basket): void => {
    setOwn(next);
    onChange?.(next);
  };
  const id = useId();
  const count = (key: string, by: number): void =>
    setBasket({
      ...basket,
      pieces: { ...basket.pieces, [key]: Math.max(0, (basket.pieces[key] ?? 0) + by) },
    });
  return (
    <Card className={styles.card} id="estimate" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p className="quiet">{texts.intro}</p>
      <NumberStepper
        label={texts.kilos}
        min={0}
        max={MOST_KILOS}
        value={kilos}
        lessLabel={texts.less(texts.kilos)}
        moreLabel={texts.more(texts.kilos)}
        onChange={(typed) => {
          setKilos(typed);
          setBasket({ ...basket, kilos: toKilos(typed) });
        }}
      />
      <AddItem catalogue={catalogue} onAdd={(key) => count(key, 1)} />
      <Pieces catalogue={catalogue} basket={basket} onCount={count} />
      <Sum estimate={estimatePrice(basket, catalogue, isFirstBag)} />
    </Card>
  );
}

/** Accepts a decimal comma; invalid input counts as 0. */
function toKilos(typed: string): number {
  const kilos = Number(typed.replace(",", "."));
  return Number.isFinite(kilos) ? Math.min(Math.max(kilos, 0), MOST_KILOS) : 0;
}

function AddItem({ catalogue, onAdd }: { catalogue: Catalogue; onAdd: (key: string) => void }) {
  const texts = usePriceTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  return (
    <div className={styles.add}>
      <SelectField
        label={texts.item}
        placeholder={texts.chooseItem}
        options={estimateItems(catalogue, texts.services).map(({ key, name, amount }) => ({
          value: key,
          label: `${name} · ${formatEuros(amount, language)}`,
        }))}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button kind="line" icon="plus" disabled={!chosen} onClick={() => onAdd(chosen)}>
        {texts.add}
      </Button>
    </div>
  );
}

type PiecesProps = {
  catalogue: Catalogue;
  basket: Basket;
  onCount: (key: string, by: number) => void;
};

function Pieces({ catalogue, basket, onCount }: PiecesProps) {
  const texts = usePriceTexts();
  const language = useLanguage();
  const picked = estimateItems(catalogue, texts.services).filter(({ key }) => basket.pieces[key]);
  if (picked.length === 0) return null;
  return (
    <ul className={styles.pieces}>
      {picked.map(({ key, name, amount }) => (
        <li key={key}>
          <span>{name}</span>
          <span className={styles.count}>
            <IconButton label={texts.less(name)} icon="minus" onClick={() => onCount(key, -1)} />
            <b className="num">{basket.pieces[key]}</b>
            <IconButton label={texts.more(name)} icon="plus" onClick={() => onCount(key, 1)} />
          </span>
          <span className="num">{formatEuros(amount * (basket.pieces[key] ?? 0), language)}</span>
        </li>
      ))}
    </ul>
  );
}

function Sum({ estimate }: { estimate: Estimate }) {
  const texts = usePriceTexts();
  const language = useLanguage();
  const { value, missing, lines, total } = estimate;
  return (
    <div className={styles.sum} role="status">
      {value === 0 ? (
        <p className="quiet">{texts.empty}</p>
      ) : (
        <>
          <PriceLines lines={lines} />
          <p className={styles.total}>
            <span>{texts.total}</span>
            <strong className="num">{formatEuros(total, language)}</strong>
          </p>
          {missing > 0 ? (
            <p className="quiet">{texts.missing(formatEuros(missing, language))}</p>
          ) : null}
        </>
      )}
    </div>
  );
}

type Names = Record<(typeof PIECE_SERVICES)[number], string>;

/** Items that can be estimated per piece. If two services clean the same garment, the service is added to the name. */
export function estimateItems({ services }: Catalogue, names: Names) {
  const items = PIECE_SERVICES.flatMap((code) => {
    const service = services.find(({ type }) => type === code);
    return (service?.prices ?? []).map((price) => ({
      ...price,
      key: pieceKey(code, price),
      service: service?.name || names[code],
    }));
  });
  const isTwice = (name: string) => items.filter((item) => item.name === name).length > 1;
  return items.map(({ service, ...item }) =>
    isTwice(item.name) ? { ...item, name: `${item.name} (${service})` } : item,
  );
}
