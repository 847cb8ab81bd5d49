import { Link } from "../../navigation/link.tsx";
import { useVisit } from "../../navigation/use-visit.ts";
import { useFrameTexts } from "./frame-texts.ts";

const MENU = ["explore", "pricelist", "faq", "contact"] as const;

/** The pages of the main menu; the one that is open says so. */
export function SiteLinks() {
  const texts = useFrameTexts();
  const { route } = useVisit();
  return (
    <ul>
      {MENU.map((page) => (
        <li key={page}>
          <Link route={page} aria-current={route === page ? "page" : undefined}>
            {texts[page]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
