import { defineTexts } from "../../../i18n/define-texts.ts";

export const useFilesTexts = defineTexts({
  en: {
    title: "Files",
    download: {
      title: "Download",
      text: "Everything you keep here, as the files that npm run data:apply reads. Uploaded again they change nothing.",
      caption: "Files to download",
      file: "File",
      as: "Download as",
      asLong: (file: string, format: string) => `Download ${file} as ${format}`,
      done: (name: string) => `${name} is among your downloads.`,
    },
    upload: {
      title: "Upload",
      text: "Choose files by these names, CSV or JSON. You see what would change first. A file tells of all its entries: what it leaves out is removed, if you say so.",
      choose: "Choose files",
      chosen: (names: string) => `Chosen: ${names}`,
      checking: "Checking files…",
    },
    problems: {
      title: (count: number) => (count === 1 ? "1 thing is wrong" : `${count} things are wrong`),
      text: "Nothing was changed. Mend the files and choose them again.",
      caption: "What is wrong, by file",
      file: "File",
      line: "Line",
      column: "Column",
      what: "What",
    },
    changes: {
      title: (count: number) =>
        count === 1 ? "1 entry would change" : `${count} entries would change`,
      none: "Everything is as the files say already",
      caption: "What would change",
      data: "File",
      entry: "Entry",
      field: "Field",
      now: "Now",
      next: "Then",
      added: "new",
      removed: "removed",
      remove: (count: number) =>
        count === 1
          ? "Also remove the entry that is left out"
          : `Also remove the ${count} entries that are left out`,
      tickFirst: (count: number) =>
        count === 1
          ? "1 entry would be removed. Tick the box above to apply the files."
          : `${count} entries would be removed. Tick the box above to apply the files.`,
      apply: "Apply",
      drop: "Do not apply",
      done: "The files are applied.",
      again: "Somebody changed something meanwhile. Look again at what would change.",
    },
    putBack: "It is as it was before.",
  },
  nl: {
    title: "Bestanden",
    download: {
      title: "Downloaden",
      text: "Alles wat je hier bijhoudt, als de bestanden die npm run data:apply leest. Weer geüpload veranderen ze niets.",
      caption: "Bestanden om te downloaden",
      file: "Bestand",
      as: "Download als",
      asLong: (file: string, format: string) => `${file} downloaden als ${format}`,
      done: (name: string) => `${name} staat bij je downloads.`,
    },
    upload: {
      title: "Uploaden",
      text: "Kies bestanden met deze namen, CSV of JSON. Je ziet eerst wat er zou veranderen. Een bestand zegt alles: wat erin ontbreekt, gaat weg als je dat aangeeft.",
      choose: "Kies bestanden",
      chosen: (names: string) => `Gekozen: ${names}`,
      checking: "Bestanden nakijken…",
    },
    problems: {
      title: (count: number) =>
        count === 1 ? "1 ding klopt niet" : `${count} dingen kloppen niet`,
      text: "Er is niets veranderd. Verbeter de bestanden en kies ze opnieuw.",
      caption: "Wat er niet klopt, per bestand",
      file: "Bestand",
      line: "Regel",
      column: "Kolom",
      what: "Wat",
    },
    changes: {
      title: (count: number) => (count === 1 ? "1 wijziging" : `${count} wijzigingen`),
      none: "Alles is al zoals in de bestanden",
      caption: "Wat er zou veranderen",
      data: "Bestand",
      entry: "Wat",
      field: "Veld",
      now: "Nu",
      next: "Straks",
      added: "nieuw",
      removed: "weg",
      remove: (count: number) =>
        count === 1
          ? "Verwijder ook wat in het bestand ontbreekt"
          : `Verwijder ook de ${count} die in de bestanden ontbreken`,
      tickFirst: (count: number) =>
        count === 1
          ? "Er gaat 1 regel weg. Zet het vinkje hierboven om toe te passen."
          : `Er gaan ${count} regels weg. Zet het vinkje hierboven om toe te passen.`,
      apply: "Pas toe",
      drop: "Pas niet toe",
      done: "De bestanden zijn toegepast.",
      again: "Iemand heeft intussen iets gewijzigd. Kijk opnieuw wat er zou veranderen.",
    },
    putBack: "Het is weer zoals het was.",
  },
});
