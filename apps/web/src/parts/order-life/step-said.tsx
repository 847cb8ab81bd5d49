import { lifeSteps, type LivingOrder } from "./life-steps.ts";
import { useOrderLifeTexts } from "./order-life-texts.ts";

type Props = { order: LivingOrder; className: string | undefined };

/** Label under the small line, which has no room for names: "Stap 2 van 5: ophalen". */
export function StepSaid({ order, className }: Props) {
  const { step, names } = useOrderLifeTexts();
  const steps = lifeSteps(order);
  const at = steps.findIndex(({ state }) => state === "now");
  const now = steps[at];
  if (!now) return null;
  return (
    <p className={className}>
      {step(at + 1, steps.length)} <b>{names[now.name].toLowerCase()}</b>
    </p>
  );
}
