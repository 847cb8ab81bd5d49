/** What a receiver is called in a sentence. */
export const hostOf = ({ url }: { url: string }): string => URL.parse(url)?.host ?? url;
