import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { DialogProps } from "./use-order-acts.ts";

export function DeliverDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const deliver = (): void =>
    void acts.change(texts.done.deliver, (version) =>
      callConsole("deliverByDesk", { params: { number: order.number }, body: { version } }),
    );
  return (
    <Ask
      title={texts.confirm.deliver}
      submit={texts.confirm.deliverSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={deliver}
      onClose={acts.stop}
    >
      <p>{texts.confirm.deliverText}</p>
    </Ask>
  );
}
