import { defineTexts } from "../../../i18n/define-texts.ts";

const en = {
  title: "Steps",
  loading: "Loading steps",
  hint: "What happens between counted and ready. A scan moves an order to its next step; after the last it is ready. Without steps nothing changes: counted orders are marked as ready by hand.",
  none: "There are no steps.",
  suggest: "Start with wash, dry, iron and pack",
  suggested: [
    ["Wassen", "Wash", 2],
    ["Drogen", "Dry", 3],
    ["Strijken", "Iron", 3],
    ["Inpakken", "Pack", 1],
  ] as const,
  add: "Add a step",
  full: "Six steps is the most.",
  step: (place: number) => `Step ${place}`,
  nl: "Name in Dutch",
  en: "Name in English",
  hours: "Hours",
  hoursHint: "How long laundry stays in each step: this tells us which orders will be late.",
  up: (name: string) => `${name}: earlier`,
  down: (name: string) => `${name}: later`,
  remove: (name: string) => `Remove ${name}`,
  orders: (count: number) => (count === 1 ? "1 order is here" : `${count} orders are here`),
  removed: (name: string, count: number) =>
    count === 1
      ? `1 order is in ${name}. It stays there until somebody moves it on.`
      : `${count} orders are in ${name}. They stay there until somebody moves them on.`,
  racks: "Racks",
  racksHint: "Names of racks or hooks at each hub, with commas between them: A1, A2, B1.",
  rackWrong: "A name has at most 12 characters, and a hub at most 60 racks.",
  save: "Save",
  saved: "Steps and racks are saved.",
  changed: "Somebody else changed the steps meanwhile. Look at them and try again.",
};

const nl: typeof en = {
  title: "Stappen",
  loading: "Stappen laden",
  hint: "Wat er gebeurt tussen geteld en klaar. Een scan brengt een bestelling naar de volgende stap; na de laatste is hij klaar. Zonder stappen verandert er niets: dan meld je getelde bestellingen zelf klaar.",
  none: "Er zijn geen stappen.",
  suggest: "Begin met wassen, drogen, strijken en inpakken",
  suggested: en.suggested,
  add: "Voeg een stap toe",
  full: "Zes stappen is het meeste.",
  step: (place) => `Stap ${place}`,
  nl: "Naam in het Nederlands",
  en: "Naam in het Engels",
  hours: "Uren",
  hoursHint: "Hoelang de was in elke stap is: zo weten we welke bestelling te laat komt.",
  up: (name) => `${name}: eerder`,
  down: (name) => `${name}: later`,
  remove: (name) => `Verwijder ${name}`,
  orders: (count) => (count === 1 ? "1 bestelling is hier" : `${count} bestellingen zijn hier`),
  removed: (name, count) =>
    count === 1
      ? `Er is 1 bestelling in ${name}. Die blijft daar tot iemand hem verplaatst.`
      : `Er zijn ${count} bestellingen in ${name}. Ze blijven daar tot iemand ze verplaatst.`,
  racks: "Rekken",
  racksHint: "Namen van rekken of haken per hub, met komma’s ertussen: A1, A2, B1.",
  rackWrong: "Een naam heeft hooguit 12 tekens, en een hub hooguit 60 rekken.",
  save: "Bewaar",
  saved: "Stappen en rekken zijn bewaard.",
  changed: "Iemand anders veranderde de stappen intussen. Bekijk ze en probeer het opnieuw.",
};

export const useStageSetupTexts = defineTexts({ en, nl });
