import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { TextButton } from "../../../ui/button.tsx";
import { Logo } from "../../../ui/drawing.tsx";
import { Swing } from "../../../ui/swing.tsx";
import { PhoneLink } from "../phone-link.tsx";
import { Link } from "../../navigation/link.tsx";
import { CareHours } from "../care-hours.tsx";
import { useFrameTexts } from "./frame-texts.ts";
import styles from "../footer.module.css";

/** Contact, hours, payment methods and legal links. */
export function Footer() {
  const texts = useFrameTexts();
  return (
    <footer className={styles.foot}>
      <Swing kind="foot" />
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.brand}>
          <Logo label={brand.name} />
          <p>{texts.tagline}</p>
        </div>
        <Care />
        <Provider />
        <PayAndFollow />
        <p className={styles.register}>
          {brand.company} · {texts.chamberOfCommerce}{" "}
          <span className="nb">{brandFoot.chamberOfCommerce}</span> · {texts.vat}{" "}
          <span className="nb">{brandFoot.vatNumber}</span>
        </p>
      </div>
    </footer>
  );
}

function Care() {
  const texts = useFrameTexts();
  return (
    <section aria-labelledby="foot-care">
      <h2 id="foot-care">{texts.care}</h2>
      <CareHours className={styles.hours} />
      <ul className={styles.links}>
        <li>
          <PhoneLink />
        </li>
        <li>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </li>
      </ul>
    </section>
  );
}

function Provider() {
  const texts = useFrameTexts();
  return (
    <section aria-labelledby="foot-provider">
      <h2 id="foot-provider">{brand.name}</h2>
      <address>
        {brand.street}
        <br />
        <span className="nb">{brand.postalCode}</span> {brand.city}
      </address>
      <ul className={styles.links}>
        <li>
          <Link route="terms">{texts.terms}</Link>
        </li>
        <li>
          <Link route="cookie">{texts.privacy}</Link>
        </li>
        <li>
          <TextButton className={styles.choices} data-cookie-choices>
            {texts.cookieChoices}
          </TextButton>
        </li>
        <li>
          <Link route="jobs">{texts.jobs}</Link>
        </li>
      </ul>
    </section>
  );
}

function PayAndFollow() {
  const texts = useFrameTexts();
  return (
    <section className={styles.pay} aria-labelledby="foot-pay">
      <h2 id="foot-pay">{texts.payAndFollow}</h2>
      <ul className={styles.badges} aria-label={texts.payWith}>
        <li>iDEAL | Wero</li>
        <li>{texts.creditCard}</li>
        <li>PayPal</li>
        <li>{texts.bankTransfer}</li>
      </ul>
      <ul className={styles.social}>
        {brandFoot.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
