import { brand } from "@waslijn/contract/shared/brand";
import { Button, TextLink } from "../../ui/button.tsx";
import { Head } from "../../parts/navigation/link.tsx";
import { Landing } from "../../parts/landing/landing.tsx";
import { useSupportTexts } from "../../parts/landing/support-texts.ts";
import { useLandingTexts } from "./landing-texts.ts";
import styles from "./verify-page.module.css";

/**
 * Target of the link in an SMS. An empty form that posts to the page's own URL, which contains the code: works before
 * hydration and without script.
 */
export default function VerifyPage() {
  const { verify } = useLandingTexts();
  const { call } = useSupportTexts();
  return (
    <Landing drawing="letter" heading={verify.heading} text={verify.text}>
      <Head title={verify.title} description={verify.description} />
      <form method="post" className={styles.press}>
        <Button type="submit">{verify.action}</Button>
      </form>
      <TextLink href={brand.phoneLink}>{call(brand.phone)}</TextLink>
    </Landing>
  );
}
