import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/shared/constants";

const KEPT_AS = "consoleLanguage";
const YEAR = 31_536_000;

/** The language chosen on this device, else the first supported one of the browser. */
export const currentLanguage = (): Language =>
  firstSpoken([
    chosenIn(document.cookie),
    // Where it was stored before there was server rendering.
    localStorage.getItem(KEPT_AS),
    ...navigator.languages,
  ]);

type Headers = { cookie?: string | undefined; "accept-language"?: string | undefined };

/** The same from request headers. */
export const languageAskedFor = ({ cookie = "", "accept-language": preferred = "" }: Headers) =>
  firstSpoken([chosenIn(cookie), ...preferred.split(/,\s*/)]);

/** In a cookie, so that the server can render the next document in it. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${KEPT_AS}=${language}; path=/console; max-age=${YEAR}; samesite=strict${secure}`;
}

const chosenIn = (cookies: string): string | undefined =>
  cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${KEPT_AS}=`))
    ?.slice(KEPT_AS.length + 1);

function firstSpoken(preferred: (string | null | undefined)[]): Language {
  const known = preferred.map((tag) => LANGUAGES.find((language) => tag?.startsWith(language)));
  return known.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
