import type { DeskOrder } from "@waslijn/contract/console/order";
import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { OrderActs } from "./use-order-acts.ts";

type Props = { order: DeskOrder; acts: OrderActs };

export function LinkDialog({ order, acts }: Props) {
  const texts = useOrderTexts();
  const replace = (): void =>
    void acts.change(texts.done["replace-link"], (version) =>
      callConsole("replaceLink", { params: { number: order.number }, body: { version } }),
    );
  return (
    <Ask
      title={texts.confirm.link}
      submit={texts.confirm.linkSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={replace}
      onClose={acts.stop}
    >
      <p>{texts.confirm.linkText}</p>
    </Ask>
  );
}
