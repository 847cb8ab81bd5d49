import { HowItWorks } from "./how-it-works.tsx";
import { Offer } from "./offer.tsx";
import { Skips } from "./skips.tsx";

/** All of the home page that is only read. */
export function HomeSections() {
  return (
    <>
      <Skips />
      <HowItWorks />
      <Offer />
    </>
  );
}
