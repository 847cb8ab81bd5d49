import { brand } from "@waslijn/contract/shared/brand";

/** Written by the build with the brand file's details, and by the server with those of the settings (SET-03). */
const written = (): HTMLMetaElement | null =>
  document.querySelector<HTMLMetaElement>("meta[name=application-name]");

/** The brand itself is left out of the browser's bundle. */
export const shopName = (): string =>
  import.meta.env.SSR ? brand.name : (written()?.content ?? "");

export const shopPhoneLink = (): string => written()?.dataset.phone ?? "";
