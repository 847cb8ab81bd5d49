import { Icon } from "../../../ui/drawing.tsx";
import { useHref } from "../../navigation/use-visit.ts";
import { useFrameTexts } from "./frame-texts.ts";

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
