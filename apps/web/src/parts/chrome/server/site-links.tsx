import { Link } from "../../navigation/link.tsx";
import { useVisit, useHref } from "../../navigation/visit.ts";
import { useFrameTexts } from "./frame-texts.ts";
import { Icon } from "../../../ui/drawing.tsx";
import { ButtonLink } from "../../../ui/button.tsx";

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

/** To the login block of the first screen, from any page; hidden once somebody is logged in. */
export function LoginLink({ className }: { className?: string | undefined }) {
  const to = useHref()("order", { page: "address-selection" });
  return (
    <a className={className} href={`${to}#login`} data-login>
      <Icon name="user" />
      <span>{useFrameTexts().login}</span>
    </a>
  );
}

/** Where an order starts, from any page. */
export function OrderLink({ className }: { className?: string | undefined }) {
  const to = useHref()("order", { page: "address-selection" });
  return (
    <ButtonLink kind="line" href={to} className={className}>
      {useFrameTexts().hero.action}
    </ButtonLink>
  );
}
