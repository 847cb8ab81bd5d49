import { useRouteTexts } from "./route-texts.ts";
import type { Said } from "./said.ts";

/** `opgehaald, 2 waszakken`; `gemist, niemand thuis`. */
export function useSaidWords(): (said: Said) => string {
  const { waiting, bags, miss } = useRouteTexts();
  return (said) => {
    switch (said.act) {
      case "done":
        return `${waiting.said.done[said.kind]}, ${bags(said.bags)}`;
      case "missed":
        return `${waiting.said.missed}, ${miss.reasons[said.reason].toLowerCase()}`;
      default:
        return waiting.said[said.act];
    }
  };
}
