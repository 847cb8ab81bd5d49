import type { ServerParts } from "../../../parts/server-part/server-part.tsx";
import { HeroLine } from "./hero-line.tsx";
import { HomeSections } from "./home-sections.tsx";

export const homeParts = {
  "hero-line": HeroLine,
  "home-sections": HomeSections,
} satisfies Partial<ServerParts>;
