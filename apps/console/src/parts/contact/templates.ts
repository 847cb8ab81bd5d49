import type { Language } from "@waslijn/contract/shared/constants";

/** A text to begin with. The label is in the console's language, the text in the customer's. */
type Template = {
  id: string;
  label: Record<Language, string>;
  text: Record<Language, string>;
};

export const MESSAGE_TEMPLATES: readonly Template[] = [
  {
    id: "late-pickup",
    label: { nl: "Later met ophalen", en: "Late for the pickup" },
    text: {
      nl: "We zijn later dan gepland. We komen je was nog ophalen, maar iets na {ophalen}. Excuses voor het wachten.",
      en: "We are running late. We will still pick up your laundry, but a little after {pickup}. Sorry to keep you waiting.",
    },
  },
  {
    id: "late-delivery",
    label: { nl: "Later met bezorgen", en: "Late for the delivery" },
    text: {
      nl: "We zijn later dan gepland. We brengen je was nog, maar iets na {bezorgen}. Excuses voor het wachten.",
      en: "We are running late. We will still bring your laundry, but a little after {delivery}. Sorry to keep you waiting.",
    },
  },
  {
    id: "address",
    label: { nl: "Klopt het adres?", en: "Is the address right?" },
    text: {
      nl: "We willen goed rijden. Klopt het adres van bestelling {nummer} nog? Laat het ons weten als er iets anders moet.",
      en: "We want to find you. Is the address of order {number} still right? Let us know if something has to change.",
    },
  },
  {
    id: "found",
    label: { nl: "Iets gevonden in de was", en: "Something found in the laundry" },
    text: {
      nl: "In de was van bestelling {nummer} vonden we iets dat vast niet mee moest. We bewaren het en geven het mee als we je was brengen.",
      en: "In the laundry of order {number} we found something that should probably have stayed at home. We keep it and bring it with your laundry.",
    },
  },
  {
    id: "stain",
    label: { nl: "Een vlek die misschien blijft", en: "A stain that may stay" },
    text: {
      nl: "Bij het tellen van bestelling {nummer} zagen we een vlek die er misschien niet uit gaat. We doen ons best. Laat het weten als je liever hebt dat we het niet proberen.",
      en: "While counting order {number} we saw a stain that may not come out. We will do our best. Let us know if you would rather we did not try.",
    },
  },
];

/** Answers to complaints. */
export const REPLY_TEMPLATES: readonly Template[] = [
  {
    id: "look",
    label: { nl: "We zoeken het uit", en: "We look into it" },
    text: {
      nl: "Wat vervelend van bestelling {nummer}. We zoeken uit wat er is gebeurd en laten het je vandaag of morgen weten.",
      en: "We are sorry about order {number}. We will find out what happened and let you know today or tomorrow.",
    },
  },
  {
    id: "clean",
    label: { nl: "Nog eens reinigen", en: "Clean again" },
    text: {
      nl: "Wat vervelend, zo hoort het niet. We reinigen het graag nog een keer, zonder kosten. Zeg maar wanneer we het mogen ophalen.",
      en: "We are sorry, this is not how it should be. We would like to clean it again, free of charge. Tell us when we may pick it up.",
    },
  },
  {
    id: "money",
    label: { nl: "Geld terug", en: "Money back" },
    text: {
      nl: "Wat vervelend, zo hoort het niet. We betalen je graag een deel terug. Neem je het voorstel aan, dan maken we het meteen over.",
      en: "We are sorry, this is not how it should be. We would like to give part of the price back. Once you accept the offer, we transfer it at once.",
    },
  },
  {
    id: "wear",
    label: { nl: "Slijtage, geen fout", en: "Wear, not a fault" },
    text: {
      nl: "We hebben er goed naar gekeken. Dit is slijtage die bij het wassen zichtbaar wordt; daar kunnen we helaas niets aan doen. Ben je het er niet mee eens, laat het ons weten.",
      en: "We had a close look. This is wear that shows when it is washed; unfortunately there is nothing we can do about it. Let us know if you see it differently.",
    },
  },
];
