import { Head } from "../../parts/navigation/head.tsx";
import { useHref } from "../../parts/navigation/use-visit.ts";
import { ButtonLink, TextLink } from "@waslijn/ui/button/button.tsx";
import { Landing } from "./landing.tsx";
import { useLandingTexts } from "./landing-texts.ts";

export default function WelcomePage() {
  const { welcome, questions } = useLandingTexts();
  const href = useHref();
  return (
    <Landing drawing="letter" heading={welcome.heading} text={welcome.text}>
      <Head title={welcome.title} description={welcome.description} />
      <ButtonLink href={href("explore")}>{welcome.action}</ButtonLink>
      <TextLink href={href("faq")}>{questions}</TextLink>
    </Landing>
  );
}
