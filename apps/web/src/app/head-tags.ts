import { brand } from "@waslijn/contract/brand";
import { LANGUAGES, type Language } from "@waslijn/contract/constants";
import { href, type Place, type RouteName } from "../paths.ts";
import { groundColours } from "./brand-style.ts";

const FONTS = ["familjen-grotesk-latin-wght-normal", "instrument-sans-latin-wght-normal"];
/** Nobody should find these by searching: they are ends of a way, or hold something private. */
const UNLISTED: readonly RouteName[] = [
  "not-found",
  "recover-token",
  "logout",
  "welcome",
  "thank",
  "valid-fail",
  "pay-fail",
];
const LOCALES: Record<Language, string> = { nl: "nl_NL", en: "en_GB" };

export const isListed = (route: RouteName): boolean => !UNLISTED.includes(route);

/** Everything in the head that is the same for each kind of page, around the page's own title. */
export function headTags(place: Place, origin: string, hoisted: string): string {
  return [
    ...(isListed(place.route) ? links(place, origin) : [`<meta name="robots" content="noindex">`]),
    ...preview(place, origin, hoisted),
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="theme-color" content="${groundColours[0]}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${groundColours[1]}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${brand.files}/icon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="${brand.files}/icon-32.png" sizes="32x32" type="image/png">`,
    `<link rel="apple-touch-icon" href="${brand.files}/icon-180.png">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    ...FONTS.map(
      (font) =>
        `<link rel="preload" href="/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join("\n");
}

/** Canonical and language links. */
function links(place: Place, origin: string): string[] {
  const at = (language: Language) => `${origin}${href(canonical(place), language)}`;
  return [
    `<link rel="canonical" href="${at(place.language)}">`,
    ...LANGUAGES.map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${at(language)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${at("nl")}">`,
  ];
}

/** What other sites show when somebody passes the page on; title and description are the page's own. */
function preview(place: Place, origin: string, hoisted: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(hoisted)?.[1] ?? brand.name;
  const description = /<meta name="description" content="([^"]*)"/.exec(hoisted)?.[1] ?? "";
  const properties: Record<string, string> = {
    "og:site_name": brand.name,
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": `${origin}${href(canonical(place), place.language)}`,
    "og:locale": LOCALES[place.language],
    "og:image": `${origin}${brand.files}/preview.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  return [
    ...Object.entries(properties)
      .filter(([, content]) => content)
      .map(([property, content]) => `<meta property="${property}" content="${content}">`),
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

/** Home answers under two addresses; one of them is the one to remember. */
const canonical = ({ route }: Place): RouteName => (route === "order" ? "home" : route);
