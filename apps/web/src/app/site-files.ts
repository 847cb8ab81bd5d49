import { brand } from "@waslijn/contract/shared/brand";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { href, ROUTES, type RouteName } from "../paths.ts";
import { groundColours } from "@waslijn/contract/shared/brands/brand-style";
import { isListed } from "./head-tags.ts";

export type SiteFile = { type: string; body: string };

/** Without `order`, whose canonical URL is home, and without the private routes. */
const listed = (Object.keys(ROUTES) as RouteName[]).filter(
  (route) => isListed(route) && route !== "order",
);

const sitemap = (origin: string): string => {
  const pages = listed.flatMap((route) =>
    LANGUAGES.map((language) => {
      const alternates = LANGUAGES.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${href(route, other)}"/>`,
      );
      return `<url><loc>${origin}${href(route, language)}</loc>${alternates.join("")}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join("\n")}
</urlset>
`;
};

const robots = (origin: string): string => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

/** Half a year: RFC 9116 asks for less than a year, so that a forgotten address ends. */
const SECURITY_DAYS = 180;

const security = (origin: string, now: Date): string => {
  const expires = new Date(now.getTime() + SECURITY_DAYS * 86_400_000);
  return `Contact: mailto:${brand.email}
Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}
Preferred-Languages: ${LANGUAGES.join(", ")}
Canonical: ${origin}/.well-known/security.txt
`;
};

const manifest = (): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    lang: "nl",
    start_url: href("home", "nl"),
    scope: "/",
    display: "standalone",
    background_color: groundColours[0],
    theme_color: groundColours[0],
    icons: [
      { src: `${brand.files}/icon.svg`, sizes: "any", type: "image/svg+xml" },
      { src: `${brand.files}/icon-192.png`, sizes: "192x192", type: "image/png" },
      { src: `${brand.files}/icon-512.png`, sizes: "512x512", type: "image/png" },
      {
        src: `${brand.files}/icon-maskable-512.png`,
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  });

/** Files for crawlers and other machines by path, generated from brand and routes. */
export const siteFiles: Record<string, (origin: string) => SiteFile> = {
  "/sitemap.xml": (origin) => ({ type: "application/xml; charset=utf-8", body: sitemap(origin) }),
  "/robots.txt": (origin) => ({ type: "text/plain; charset=utf-8", body: robots(origin) }),
  "/.well-known/security.txt": (origin) => ({
    type: "text/plain; charset=utf-8",
    body: security(origin, new Date()),
  }),
  "/manifest.webmanifest": () => ({ type: "application/manifest+json", body: manifest() }),
};
