/** Files that may become service workers; an app names no path of the other (STAFF-05). */
const WORKER = /^\/(\w+\/|counter-)worker\.js$/;

type Rules = { createHTML(html: string): string; createScriptURL(url: string): string };

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (!WORKER.test(url)) throw new TypeError(url);
    return url;
  },
};

/**
 * Trusted Types: pages allow this policy alone (`trusted-types own`), so HTML and script URLs from anywhere else are
 * refused. Browsers without them, and the server, get the string.
 */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: "own", rules: Rules): Rules };
};
const policy = trustedTypes?.createPolicy("own", rules) ?? rules;

/** For HTML that our server or our build made. */
export const trustedHtml = (html: string): string => policy.createHTML(html);

/** Throws for a URL that is not one of our workers. */
export const trustedWorker = (url: string): string => policy.createScriptURL(url);
