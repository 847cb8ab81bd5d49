import type { CountingOrder } from "@waslijn/contract/console/counting";
import { callConsole } from "../../../api/client.ts";
import { useAct } from "../../../parts/use-act.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { BOOK_KEY } from "../count-queries.ts";
import { useCountTexts } from "../count-texts.ts";

type Props = { order: CountingOrder; onDone: () => void };

/** Marks a counted order as clean and waiting for its driver. */
export function ReadyButton({ order: { number, version, mayBeReady }, onDone }: Props) {
  const texts = useCountTexts().ready;
  const { act, isRunning } = useAct({ refresh: [BOOK_KEY, ["counting", number]] });
  if (!mayBeReady) return null;
  const run = () => callConsole("readyOrder", { params: { number }, body: { version } });
  const press = async (): Promise<void> => {
    if (await act({ done: texts.done(number), run })) onDone();
  };
  return (
    <Button className="c-ready" aria-disabled={isRunning} onClick={() => void press()}>
      <Icon name="st-ready" />
      {texts.press}
    </Button>
  );
}
