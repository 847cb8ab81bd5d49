import { MOST_AT_ONCE } from "@waslijn/contract/console/codes";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import type { ManyOrders } from "./many-texts.ts";
import { Button } from "../../ui/button.tsx";
import { defineTexts } from "../../i18n/define-texts.ts";
import "./many.css";

/** Apart from the texts of the dialogs, which load with them. */
const useBarTexts = defineTexts({
  en: {
    bar: "What to do with the chosen ones",
    chosen: (count: number) => `${count} chosen`,
    most: (count: number) => `move, assign and mail: at most ${count} at once`,
    move: "Move",
    assign: "Assign",
    message: "E-mail",
    clear: "Clear selection",
  },
  nl: {
    bar: "Wat je met de gekozen bestellingen doet",
    chosen: (count: number) => `${count} gekozen`,
    most: (count: number) => `verzetten, toewijzen en mailen: hoogstens ${count} tegelijk`,
    move: "Verplaats",
    assign: "Deel in",
    message: "Mail",
    clear: "Wis selectie",
  },
});

const load = () => import("./many-dialogs.ts");
const DIALOGS = {
  move: lazy(async () => ({ default: (await load()).MoveDialog })),
  assign: lazy(async () => ({ default: (await load()).AssignDialog })),
  message: lazy(async () => ({ default: (await load()).MessageDialog })),
};
type ManyAct = keyof typeof DIALOGS;
const ACTS: [act: ManyAct, icon: IconName, key: string][] = [
  ["move", "clock", "V"],
  ["assign", "van", "I"],
  ["message", "mail", "M"],
];

type Props = ManyOrders & {
  onClear: () => void;
  /** Acts without a limit. */
  children?: ReactNode;
};

/** Bulk acts on the selected orders, with shortcuts (DESK-08). */
export function ManyBar({ onClear, children, ...many }: Props) {
  const texts = useBarTexts();
  const [doing, setDoing] = useState<ManyAct>();
  const isTooMany = many.orders.length > MOST_AT_ONCE;
  useShortcuts(
    isTooMany
      ? []
      : ACTS.map(([act, , keys]) => ({ keys, label: texts[act], act: () => setDoing(act) })),
  );
  // Preload the dialogs' chunk.
  useEffect(() => void load(), []);
  const Doing = doing && DIALOGS[doing];
  const stop = (): void => setDoing(undefined);
  return (
    <>
      <div className="many" role="group" aria-label={texts.bar}>
        <p role="status">
          <b>{texts.chosen(many.orders.length)}</b>
          {isTooMany && <span> {texts.most(MOST_AT_ONCE)}</span>}
        </p>
        {ACTS.map(([act, icon, key]) => (
          <Button key={act} look="plain" disabled={isTooMany} onClick={() => setDoing(act)}>
            <Icon name={icon} size="s" />
            {texts[act]} <kbd>{key}</kbd>
          </Button>
        ))}
        {children}
        <Button look="plain" onClick={onClear}>
          {texts.clear} <kbd>Esc</kbd>
        </Button>
      </div>
      {Doing && (
        <Suspense>
          <Doing
            {...many}
            onClose={stop}
            onDone={() => {
              stop();
              onClear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
