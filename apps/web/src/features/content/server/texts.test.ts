import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { describe, expect, it } from "vitest";
import type { Article, Block } from "./parse-article.ts";
import { article, type ArticleName } from "./articles.ts";
import { plainText } from "./structured-data.ts";
import { seedFacts } from "./facts.ts";

const BOTH: readonly ArticleName[] = ["explore", "faq", "privacy"];

const blocksOf = ({ intro, sections }: Article): Block[] => [
  ...intro,
  ...sections.flatMap(({ blocks, topics }) => [
    ...blocks,
    ...topics.flatMap((topic) => topic.blocks),
  ]),
];

/** Text of an article as displayed. */
function wordsOf(name: ArticleName, language: Language): string {
  const text = plainText(blocksOf(article(name, language)), seedFacts(language));
  return text.replaceAll("\u00a0", " ");
}

const faq = { nl: wordsOf("faq", "nl"), en: wordsOf("faq", "en") };
const explore = { nl: wordsOf("explore", "nl"), en: wordsOf("explore", "en") };
const privacy = { nl: wordsOf("privacy", "nl"), en: wordsOf("privacy", "en") };
const terms = wordsOf("terms", "nl");

describe("the texts", () => {
  it.each(BOTH)("%s has the same sections and topics in both languages [ROUTE-09]", (name) => {
    const shape = (language: Language) =>
      article(name, language).sections.map(({ id, topics, blocks }) => [
        id,
        topics.length,
        blocks.map((block) => block.kind),
      ]);
    expect(shape("en")).toEqual(shape("nl"));
  });

  it("hold no amount of their own: each is a reference [RULE-25]", () => {
    for (const name of ["explore", "faq", "privacy", "terms", "jobs"] as const) {
      for (const language of LANGUAGES) {
        const typed = JSON.stringify(blocksOf(article(name, language)));
        expect(typed, `${name} in ${language}`).not.toMatch(/€|EUR|\d+[.,]\d{2}\b(?! ?uur)/);
      }
    }
  });

  it("answer at least 24 questions in four categories [CONT-12]", () => {
    const { sections } = article("faq", "en");
    expect(sections.map(({ title }) => title)).toEqual([
      "Service",
      "Pickup and delivery",
      "Payment",
      "Cleaning",
    ]);
    expect(sections.flatMap(({ topics }) => topics).length).toBeGreaterThanOrEqual(24);
  });
});

/** Where each rule of section 9 is stated, with a pattern of its words. */
const RULES: readonly [rule: string, text: string, words: RegExp][] = [
  ["HOME-14", faq.nl, /Stomen en strijken: je betaalt per stuk.*hangers/],
  [
    "HOME-14",
    faq.en,
    /Wash and fold: you pay per kilo.*do not iron.*Shirt service.*Shoe cleaning.*€9\.95.*Expert order/,
  ],
  ["HOME-15", explore.nl, /tijdvak van 2 uur.*08:00 tot 20:00.*chauffeur van onze bezorgpartner/],
  ["HOME-15", explore.en, /2-hour window.*08:00 to 20:00.*driver of our logistics partner/],
  [
    "HOME-16",
    explore.nl,
    /reinigingspartners.*Binnen 48 uur.*2 werkdagen, het weekend telt niet mee/,
  ],
  [
    "HOME-16",
    explore.en,
    /cleaning partners.*Within 48 hours.*2 working days; weekends do not count/,
  ],
  ["HOME-17", explore.nl, /gratis een waszak met de post.*brievenbus.*borg.*ongeveer 12 kg/],
  ["HOME-17", explore.en, /free laundry bag by post.*letter box.*deposit.*about 12 kg/],
  ["FLOW-53", faq.nl, /Eerst scannen, tellen en wegen.*betaallink/],
  ["FLOW-53", faq.en, /scan, count and weigh.*payment link.*pay nothing when you order/],
  ["FLOW-54", faq.nl, /[Pp]er sms of (e-)?mail.*iDEAL.*creditcard.*PayPal/],
  ["FLOW-54", faq.en, /By SMS or e-mail.*iDEAL.*credit card.*PayPal/],
  ["RULE-19", faq.nl, /€ 34,95/],
  ["RULE-19", faq.en, /€34\.95/],
  ["RULE-20", faq.nl, /borg.*€ 4,95/],
  ["RULE-20", faq.en, /deposit of €4\.95/],
  ["RULE-21", faq.en, /From €30\.00, pickup and delivery are free/],
  ["RULE-22", faq.en, /logistics fee of €9\.95.*value before discounts/],
  ["RULE-22", terms, /waarde vóór korting lager.*€ 9,95/],
  ["RULE-23", faq.en, /business orders under €50\.00.*service fee of €2\.95/],
  ["RULE-23", terms, /onder € 50,00 rekenen we € 2,95 servicekosten/],
  ["RULE-24", faq.en, /Above €50\.00, delivery is free/],
  ["RULE-24", terms, /Boven € 50,00 is bezorgen gratis/],
  ["RULE-26", faq.nl, /21% btw/],
  ["RULE-26", faq.en, /21% VAT/],
  ["RULE-26", terms, /inclusief 21% btw/],
  ["RULE-27", faq.en, /€24\.95 for 0 to 6 kg/],
  ["RULE-28", faq.en, /€4\.25 per extra kilo/],
  ["RULE-29", faq.nl, /30 graden.*middelste stand/],
  ["RULE-29", faq.en, /About 12 kg.*30 degrees.*medium drying/],
  ["RULE-29", terms, /ongeveer 12 kg.*30 graden.*middelste stand/],
  ["RULE-30", faq.nl, /tot 8 uur voor het ophalen of bezorgen is dat gratis.*klantenservice/],
  ["RULE-30", faq.en, /up to 8 hours before pickup or delivery.*customer care/],
  ["RULE-30", terms, /tot 8 uur voor het begin van het tijdvak.*klantenservice/],
  ["RULE-31", faq.nl, /later dan 8 uur.*€ 10,00/],
  ["RULE-31", faq.en, /later than 8 hours before pickup, it costs €10\.00/],
  ["RULE-31", terms, /later dan 8 uur voor het ophalen, dan kost dat € 10,00/],
  ["RULE-32", faq.en, /second delivery attempt as well, it costs €10\.00/],
  ["RULE-32", terms, /tweede bezorgpoging, dan kost dat € 10,00/],
  ["RULE-33", faq.nl, /binnen 48 uur na ontvangst.*foto’s.*binnen 2 werkdagen/],
  ["RULE-33", faq.en, /within 48 hours of receipt.*photos.*within 2 working days/],
  ["RULE-33", terms, /binnen 48 uur na ontvangst.*foto’s.*binnen 2 werkdagen antwoord/],
  ["RULE-34", faq.en, /at most 10 times the standard cleaning price/],
  ["RULE-34", terms, /maximaal 10 keer de standaard reinigingsprijs per artikel/],
  ["RULE-35", faq.en, /90 days.*donate or destroy/],
  [
    "RULE-35",
    terms,
    /na 90 dagen nog niet terug bij jou, dan mogen we ze vernietigen of aan een goed doel geven/,
  ],
  ["RULE-36", faq.en, /14 days to pay, at no extra cost/],
  ["RULE-36", terms, /14 dagen om alsnog te betalen zonder extra kosten/],
  ["RULE-37", faq.nl, /5–7%/],
  ["RULE-37", faq.en, /shrink by 5–7%/],
  ["RULE-37", terms, /Gordijnen krimpen bij het reinigen 5–7%/],
  ["RULE-38", privacy.nl, /5 jaar.*20 jaar/],
  ["RULE-38", privacy.en, /5 years.*20 years/],
  ["RULE-38", terms, /in het algemeen 5 jaar.*rapportage bewaren we 20 jaar/],
  ["RULE-39", privacy.nl, /binnen 4 weken antwoord/],
  ["RULE-39", privacy.en, /answer within 4 weeks/],
  ["RULE-39", terms, /binnen 4 weken/],
  ["RULE-40", faq.nl, /maandag t\/m vrijdag 08:30 – 21:00 en zaterdag 09:00 – 17:00/],
  ["RULE-40", terms, /maandag t\/m vrijdag 08:30 – 21:00 en zaterdag 09:00 – 17:00/],
  ["RULE-42", faq.en, /from €9\.95 per pair/],
  ["RULE-42", terms, /vanaf € 9,95 per paar/],
  [
    "RULE-43",
    faq.en,
    /2-hour window.*08:00 to 20:00.*48 hours.*2 working days; weekends do not count/,
  ],
  [
    "RULE-43",
    terms,
    /tijdvakken van 2 uur.*08:00 tot 20:00.*48 uur.*2 werkdagen; het weekend telt niet mee/,
  ],
  ["RULE-44", privacy.en, /365 days.*15 days.*90 days/],
  ["RULE-44", privacy.nl, /365 dagen.*15 dagen.*90 dagen/],
];

it.each(RULES)("a text says what [%s] asks for (%#)", (_rule, text, words) => {
  expect(text).toMatch(words);
});
