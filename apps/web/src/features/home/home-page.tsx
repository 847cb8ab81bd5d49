import { Head } from "../../parts/navigation/head.tsx";
import { Hero } from "./hero.tsx";
import { useHomeTexts } from "./home-texts.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { Offer } from "./offer.tsx";
import { Skips } from "./skips.tsx";

export default function HomePage() {
  const texts = useHomeTexts();
  return (
    <>
      <Head title={texts.title} description={texts.description} />
      <Hero />
      <Skips />
      <HowItWorks />
      <Offer />
    </>
  );
}
