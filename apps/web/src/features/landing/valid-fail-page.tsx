import { TextLink } from "../../ui/button.tsx";
import { useHref } from "../../parts/navigation/visit.ts";
import { useSupportTexts } from "../../parts/landing/support-texts.ts";
import SupportLanding from "../../parts/landing/support-landing.tsx";

/** Makes no call (CONT-21); a new link can be requested on the list of orders. */
export default function ValidFailPage() {
  const { validFail } = useSupportTexts();
  return (
    <SupportLanding about="validFail" drawing="key">
      <TextLink href={useHref()("my-orders")}>{validFail.newLink}</TextLink>
    </SupportLanding>
  );
}
