import { Head } from "../../parts/navigation/head.tsx";
import { ServerPart } from "../../parts/server-part/server-part.tsx";
import "@waslijn/ui/price-list/price-rows.module.css";
import { Hero } from "./hero.tsx";
import { useHomeTexts } from "./home-texts.ts";
import "./how-it-works.module.css";
import "./offer.module.css";
import "./skips.module.css";
import { slide } from "./slide.ts";
import { useUserSkipsHome } from "./use-user-skips-home.ts";

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
