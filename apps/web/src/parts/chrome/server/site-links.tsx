import { Link } from "../../navigation/link.tsx";
import { useVisit, useHref } from "../../navigation/visit.ts";
import { useFrameTexts } from "./frame-texts.ts";
import { Icon } from "../../../ui/drawing.tsx";
import { ButtonLink } from "../../../ui/button.tsx";

const MENU = ["explore", "pricelist", "faq", "contact"] as const;

/** Links of the main menu, with aria-current on the open page. */
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

/** Link to the login form on the first screen; hidden once logged in. */
export function LoginLink({ className }: { className?: string | undefined }) {
  const to = useHref()("order", { page: "address-selection" });
  return (
    <a className={className} href={`${to}#login`} data-login>
      <Icon name="user" />
      <span>{useFrameTexts().login}</span>
    </a>
  );
}

/** Link to the start of an order. */
export function OrderLink({ className }: { className?: string | undefined }) {
  const to = useHref()("order", { page: "address-selection" });
  return (
    <ButtonLink kind="line" href={to} className={className}>
      {useFrameTexts().hero.action}
    </ButtonLink>
  );
}
