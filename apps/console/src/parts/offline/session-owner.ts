import { callConsole, onSignedOut } from "../../api/client.ts";

/**
 * The person whose session this page has, as the server said. Unsent acts are sent in their own person's session only:
 * a page stays open while the people of a shared tablet take turns, and the session's cookie is then the next one's
 * (STAFF-06).
 */
export class SessionOwner {
  readonly #ask: () => Promise<string>;
  #asking: Promise<string> | undefined;
  #id: string | undefined;
  #pauses = 0;

  constructor(ask: () => Promise<string>) {
    this.#ask = ask;
  }

  /** False as well while it is not known. */
  is(person: string): boolean {
    return this.#id === person;
  }

  /** Asks the server, unless it is paused. Without a response it is unknown. */
  async find(): Promise<void> {
    if (this.#pauses > 0) return;
    const asking = (this.#asking ??= this.#ask());
    const id = await asking.catch(() => undefined);
    // Somebody else may have signed in since it was asked.
    if (this.#asking !== asking) return;
    this.#asking = undefined;
    this.#id = id;
  }

  /** Makes it unknown: the session has ended, or may become another person's. */
  forget(): void {
    this.#asking = undefined;
    this.#id = undefined;
  }

  /** Keeps it unknown until the returned function is called. */
  pause(): () => void {
    this.#pauses += 1;
    this.forget();
    return () => {
      this.#pauses -= 1;
    };
  }
}

export const sessionOwner = new SessionOwner(async () => (await callConsole("consoleMe")).id);
onSignedOut(() => sessionOwner.forget());
// Another tab may have changed the session while this page was away. Unit tests have no window.
if (typeof addEventListener === "function") {
  for (const event of ["focus", "pageshow"]) addEventListener(event, () => sessionOwner.forget());
}
