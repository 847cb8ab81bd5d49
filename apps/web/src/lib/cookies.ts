const DAY_SECONDS = 86_400;

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Sets a cookie for the whole site; 0 days deletes it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax${secure}`;
}

export const deleteCookie = (name: string): void => writeCookie(name, "", 0);
