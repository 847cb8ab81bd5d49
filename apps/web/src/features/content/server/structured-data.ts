import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import type { PageData } from "../../../lib/page-data.ts";
import { href, type Visit, type RouteName } from "../../../paths.ts";
import { article } from "./articles.ts";
import type { Block, Inline } from "./parse-article.ts";
import { lookUp, type Facts } from "./facts.ts";

type Described = Record<string, unknown>;
type Describe = (visit: Visit, data: PageData, origin: string) => Described;

const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const laundry: Describe = ({ language }, _data, origin) => ({
  "@type": "DryCleaningOrLaundry",
  "@id": `${origin}/#laundry`,
  name: brand.name,
  legalName: brand.company,
  url: `${origin}${href("home", language)}`,
  logo: `${origin}${brand.files}/icon-512.png`,
  image: `${origin}${brand.files}/preview.png`,
  telephone: brand.phoneLink.slice("tel:".length),
  email: brand.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: brand.street,
    postalCode: brand.postalCode,
    addressLocality: brand.city,
    addressCountry: brandFoot.country,
  },
  openingHoursSpecification: brand.careHours.map(({ days, from, to }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => WEEKDAYS[day - 1]),
    opens: from,
    closes: to,
  })),
  sameAs: brandFoot.social.map(({ url }) => url),
});

const questions: Describe = ({ language }, { catalogue, operatingDays }) => ({
  "@type": "FAQPage",
  inLanguage: language,
  mainEntity: article("faq", language)
    .sections.flatMap((section) => section.topics)
    .map(({ title, blocks }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: {
        "@type": "Answer",
        text: plainText(blocks, { catalogue, operatingDays, language }),
      },
    })),
});

const offers: Describe = (visit, data, origin) => ({
  ...laundry(visit, data, origin),
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    itemListElement: data.catalogue.services.flatMap((service) =>
      service.prices.map((price) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: price.name, category: service.name },
        price: price.amount.toFixed(2),
        priceCurrency: "EUR",
      })),
    ),
  },
});

const DESCRIBED: Partial<Record<RouteName, Describe>> = {
  home: laundry,
  order: laundry,
  contact: laundry,
  faq: questions,
  pricelist: offers,
};

/** JSON-LD of a page, if it has any. */
export const structuredDataOf = (
  visit: Visit,
  data: PageData,
  origin: string,
): Described | undefined => DESCRIBED[visit.route]?.(visit, data, origin);

/** Text without markup, for search engines and tests. */
export function plainText(blocks: readonly Block[], facts: Facts): string {
  return blocks.flatMap((block) => linesOf(block, facts)).join(" ");
}

function linesOf(block: Block, facts: Facts): string[] {
  if (block.kind === "paragraph") return [words(block.content, facts)];
  if (block.kind === "list") return block.items.map((item) => words(item, facts));
  return [block.head, ...block.rows].map((row) =>
    row.map((cell) => words(cell, facts)).join(" – "),
  );
}

function words(content: readonly Inline[], facts: Facts): string {
  return content
    .map((part) => {
      if (part.kind === "text") return part.text;
      return part.kind === "reference" ? lookUp(part.words, facts) : words(part.content, facts);
    })
    .join("");
}
