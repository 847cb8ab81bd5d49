import { unbroken } from "../../ui/unbroken.tsx";
import { brand } from "@waslijn/contract/shared/brand";
import { CareHours } from "../../parts/chrome/care-hours.tsx";
import { Head } from "../../parts/navigation/link.tsx";
import { useHref } from "../../parts/navigation/visit.ts";
import { ButtonLink, TextLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Drawing, Icon } from "../../ui/drawing.tsx";
import styles from "./contact.module.css";
import { useContentTexts } from "./content-texts.ts";

export default function ContactPage() {
  const texts = useContentTexts().contact;
  return (
    <div className="wrap pagepad">
      <Head title={texts.title} description={texts.description} />
      <h1>{texts.heading}</h1>
      <p className="lede">{texts.lede}</p>
      <div className={styles.grid}>
        <Reach />
        <Hours />
        <Questions />
      </div>
    </div>
  );
}

function Reach() {
  const texts = useContentTexts().contact;
  return (
    <Card pegged className={styles.reach} aria-labelledby="reach">
      <h2 id="reach">{texts.phone}</h2>
      <a className={styles.number} href={brand.phoneLink}>
        {brand.phone}
      </a>
      <p>{unbroken(texts.lateNote)}</p>
      <h3>{texts.email}</h3>
      <p>
        <TextLink href={`mailto:${brand.email}`}>
          <Icon name="mail" />
          {brand.email}
        </TextLink>
      </p>
      <p className="quiet">{texts.reply}</p>
    </Card>
  );
}

function Hours() {
  const texts = useContentTexts().contact;
  return (
    <Card aria-labelledby="hours">
      <h2 id="hours">{texts.hours}</h2>
      <CareHours className={styles.hours} />
      <h2>{texts.address}</h2>
      <address className={styles.address}>
        {brand.company}
        <br />
        {brand.street}
        <br />
        <span className="nb">{brand.postalCode}</span> {brand.city}
      </address>
    </Card>
  );
}

function Questions() {
  const texts = useContentTexts().contact;
  const href = useHref();
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <Drawing name="bell" />
      <div>
        <h2 id="questions">{texts.faqTitle}</h2>
        <p>{texts.faqText}</p>
      </div>
      <ButtonLink kind="line" iconAfter="next" href={href("faq")}>
        {texts.faqLink}
      </ButtonLink>
    </section>
  );
}
