import type { ReactNode } from "react";
import { brand } from "@waslijn/contract/shared/brand";
import { Head } from "../navigation/link.tsx";
import { useHref } from "../navigation/visit.ts";
import { ButtonLink, TextLink } from "../../ui/button.tsx";
import type { DrawingName } from "../../ui/drawing.tsx";
import { Landing } from "./landing.tsx";
import { useSupportTexts } from "./support-texts.ts";

type Props = {
  about: "validFail" | "payFail";
  drawing: DrawingName;
  /** An action better than calling. */
  action?: ReactNode;
  /** What is known about this failure. */
  facts?: ReactNode;
  children?: ReactNode;
};

/** Message about a failure outside the product, with customer care's contact. */
export default function SupportLanding(props: Props) {
  const texts = useSupportTexts();
  const { title, description, heading, text } = texts[props.about];
  return (
    <Landing drawing={props.drawing} heading={heading} text={text} facts={props.facts}>
      <Head title={title} description={description} />
      {props.action}
      <ButtonLink kind={props.action ? "line" : "main"} icon="phone" href={brand.phoneLink}>
        {texts.call(brand.phone)}
      </ButtonLink>
      {props.children}
      <TextLink href={useHref()("faq")}>{texts.questions}</TextLink>
    </Landing>
  );
}
