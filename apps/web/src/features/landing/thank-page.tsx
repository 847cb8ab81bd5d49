import { Head } from "../../parts/navigation/head.tsx";
import { useHref } from "../../parts/navigation/use-visit.ts";
import { ButtonLink, TextLink } from "@waslijn/ui/button/button.tsx";
import { Landing } from "./landing.tsx";
import { useLandingTexts } from "./landing-texts.ts";

export default function ThankPage() {
  const { thank, home } = useLandingTexts();
  const href = useHref();
  return (
    <Landing drawing="box" heading={thank.heading} text={thank.text}>
      <Head title={thank.title} description={thank.description} />
      <ButtonLink href={href("order", { page: "address-selection" })}>{thank.action}</ButtonLink>
      <TextLink href={href("home")}>{home}</TextLink>
    </Landing>
  );
}
