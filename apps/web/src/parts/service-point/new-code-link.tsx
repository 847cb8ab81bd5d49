import { useHref } from "../navigation/use-visit.ts";
import type { RouteName } from "../../paths.ts";
import { TextLink } from "../../ui/button.tsx";
import { useServicePointTexts } from "./service-point-texts.ts";

/** Back to the empty keypad (CODE-17). */
export function NewCodeLink({ route, onNewCode }: { route: RouteName; onNewCode: () => void }) {
  const texts = useServicePointTexts();
  return (
    <TextLink
      href={useHref()(route)}
      onClick={(event) => {
        event.preventDefault();
        onNewCode();
      }}
    >
      {texts.newCode}
    </TextLink>
  );
}
