import { Head } from "../../parts/navigation/link.tsx";
import { useHref } from "../../parts/navigation/visit.ts";
import { ButtonLink, TextLink } from "../../ui/button.tsx";
import { Landing } from "../../parts/landing/landing.tsx";
import { useSupportTexts } from "../../parts/landing/support-texts.ts";
import { useLandingTexts } from "./landing-texts.ts";

export default function WelcomePage() {
  const { welcome } = useLandingTexts();
  const { questions } = useSupportTexts();
  const href = useHref();
  return (
    <Landing drawing="letter" heading={welcome.heading} text={welcome.text}>
      <Head title={welcome.title} description={welcome.description} />
      <ButtonLink href={href("explore")}>{welcome.action}</ButtonLink>
      <TextLink href={href("faq")}>{questions}</TextLink>
    </Landing>
  );
}
