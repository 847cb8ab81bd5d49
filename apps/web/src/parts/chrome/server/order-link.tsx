import { ButtonLink } from "../../../ui/button.tsx";
import { useHref } from "../../navigation/use-visit.ts";
import { useFrameTexts } from "./frame-texts.ts";

/** Where an order starts, from any page. */
export function OrderLink({ className }: { className?: string | undefined }) {
  const to = useHref()("order", { page: "address-selection" });
  return (
    <ButtonLink kind="line" href={to} className={className}>
      {useFrameTexts().hero.action}
    </ButtonLink>
  );
}
