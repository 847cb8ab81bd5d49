const BROWSERS = [
  [/Edg\//, "Edge"],
  [/Firefox\//, "Firefox"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
] as const;

/** Enough to recognise one's own browser in a list: "Chrome, Android". The rest of the user agent is not stored. */
export function deviceName(userAgent = ""): string {
  const named = (list: readonly (readonly [RegExp, string])[]): string[] =>
    list.flatMap(([sign, name]) => (sign.test(userAgent) ? [name] : [])).slice(0, 1);
  return [...named(BROWSERS), ...named(SYSTEMS)].join(", ") || "?";
}
