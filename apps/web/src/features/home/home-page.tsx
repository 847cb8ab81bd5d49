import { Head } from "../../parts/navigation/link.tsx";
import { ServerPart } from "../../parts/navigation/server-part.tsx";
import "../../ui/price-rows.module.css";
import { useHomeTexts } from "./home-texts.ts";
import "./how-it-works.module.css";
import "./offer.module.css";
import "./skips.module.css";
import { type MouseEvent, useEffect } from "react";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref, useVisit, useWebView } from "../../parts/navigation/visit.ts";
import { useSession } from "../../api/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import styles from "./hero.module.css";
import { PostalCodeCheck } from "./postal-code-check.tsx";

export default function HomePage() {
  const texts = useHomeTexts();
  useUserSkipsHome();
  return (
    <>
      <Head title={texts.title} description={texts.description} />
      <Hero />
      <ServerPart name="home-sections" onClick={slide} />
    </>
  );
}

/** The arrows of the steps, where they are a slider (HOME-11). */
function slide({ target }: MouseEvent): void {
  const arrow = (target as Element).closest<HTMLElement>("[data-slide]");
  const list = arrow?.closest("section")?.querySelector("ol");
  const step = list?.firstElementChild;
  if (arrow && list && step) {
    list.scrollBy({ left: Number(arrow.dataset.slide) * step.clientWidth });
  }
}

/** At `/order` a logged-in user goes straight to the services; home itself stays reachable (FLOW-46). */
function useUserSkipsHome(): void {
  const { route } = useVisit();
  const { ready, type } = useSession();
  const services = useHref()("order", { page: "select-service" });
  const skips = route === "order" && ready && type === "user";
  useEffect(() => {
    if (skips) navigate(services, { replace: true });
  }, [skips, services]);
}

function Hero() {
  const texts = useHomeTexts();
  const webView = useWebView();
  const priceList = useHref()("pricelist");
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.in}`}>
        <ServerPart name="hero-line" />
        <div className={styles.text}>
          <h1>{texts.hero}</h1>
          <p className="lede">{texts.lede}</p>
          <PostalCodeCheck />
          {webView ? (
            <ButtonLink kind="line" className={styles.prices} href={priceList}>
              {texts.priceListButton}
            </ButtonLink>
          ) : null}
        </div>
        <p className={styles.bag}>
          <Drawing name="bag" />
          <span>{texts.bagNote}</span>
        </p>
      </div>
    </section>
  );
}
