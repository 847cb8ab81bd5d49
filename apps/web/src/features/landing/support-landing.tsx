import type { ReactNode } from "react";
import { brand } from "@waslijn/contract/shared/brand";
import { Head } from "../../parts/navigation/head.tsx";
import { useHref } from "../../parts/navigation/use-visit.ts";
import { ButtonLink, TextLink } from "@waslijn/ui/button/button.tsx";
import type { DrawingName } from "@waslijn/ui/drawings/names.ts";
import { Landing } from "./landing.tsx";
import { useLandingTexts } from "./landing-texts.ts";

type Props = { about: "validFail" | "payFail"; drawing: DrawingName; children?: ReactNode };

/** Something failed outside the product; a person can help. */
export function SupportLanding(props: Props) {
  const texts = useLandingTexts();
  const { title, description, heading, text } = texts[props.about];
  return (
    <Landing drawing={props.drawing} heading={heading} text={text}>
      <Head title={title} description={description} />
      <ButtonLink icon="phone" href={brand.phoneLink}>
        {texts.call(brand.phone)}
      </ButtonLink>
      {props.children}
      <TextLink href={useHref()("faq")}>{texts.questions}</TextLink>
    </Landing>
  );
}
