import { brand } from "@waslijn/contract/shared/brand";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { href, type Visit, type RouteName } from "../paths.ts";
import { groundColours } from "@waslijn/contract/shared/brands/brand-style";

const FONTS = ["familjen-grotesk-latin-wght-normal", "instrument-sans-latin-wght-normal"];
/** Routes with noindex: final pages of a flow, and private ones. */
const UNLISTED: readonly RouteName[] = [
  "not-found",
  "recover-token",
  "confirm",
  "verify",
  "my-orders",
  "my-order",
  "assistant",
  "pay",
  "logout",
  "welcome",
  "thank",
  "valid-fail",
  "pay-fail",
];
const LOCALES: Record<Language, string> = { nl: "nl_NL", en: "en_GB" };

export const isListed = (route: RouteName): boolean => !UNLISTED.includes(route);

/** Head tags common to all pages, around the page's own title. */
export function headTags(visit: Visit, origin: string, hoisted: string): string {
  return [
    ...(isListed(visit.route) ? links(visit, origin) : [`<meta name="robots" content="noindex">`]),
    ...preview(visit, origin, hoisted),
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
function links(visit: Visit, origin: string): string[] {
  const at = (language: Language) => `${origin}${href(canonical(visit), language)}`;
  return [
    `<link rel="canonical" href="${at(visit.language)}">`,
    ...LANGUAGES.map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${at(language)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${at("nl")}">`,
  ];
}

/** Open Graph tags, from the page's own title and description. */
function preview(visit: Visit, origin: string, hoisted: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(hoisted)?.[1] ?? brand.name;
  const description = /<meta name="description" content="([^"]*)"/.exec(hoisted)?.[1] ?? "";
  const properties: Record<string, string> = {
    "og:site_name": brand.name,
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": `${origin}${href(canonical(visit), visit.language)}`,
    "og:locale": LOCALES[visit.language],
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

/** Home has two URLs; only one is canonical. */
const canonical = ({ route }: Visit): RouteName => (route === "order" ? "home" : route);
