import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { languageOf } from "../../http/language.ts";
import { LINK_MISS_LIMIT } from "../../http/limits/limits.ts";
import { countingMisses, type Misses } from "../../http/limits/rate-limits.ts";
import { readShortCode, sealOfCode } from "../../short-code.ts";
import { findCheck, markVerified } from "./phone-checks-repository.ts";

const CODE_MISSES: Misses = {
  name: "phone-code",
  limit: LINK_MISS_LIMIT,
  missing: () => new ApiProblem("link_invalid"),
};

const FORM = "application/x-www-form-urlencoded";

type Code = { Params: { code: string } };

/**
 * The link of an SMS, and the form on its page. GET changes nothing, because phones and scanners prefetch links. The
 * button is a plain form, so that it works before hydration and without scripts.
 */
export function verifyRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<Code>("/v/:code", async (request, reply) => {
    return leadOn(reply, languageOf(request), async () => {
      const check = await lookUp(deps, request, (seal, now) => findCheck(deps.db, seal, now));
      const { code } = request.params;
      return check.verified_at
        ? `/${check.language}/welcome`
        : `/${check.language}/verify/${encodeURIComponent(code)}`;
    });
  });

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    // The form's content does not matter, only that it was submitted.
    forms.addContentTypeParser(FORM, { parseAs: "string", bodyLimit: 1024 }, async () => undefined);
    for (const language of LANGUAGES) {
      forms.post<Code>(`/${language}/verify/:code`, async (request, reply) =>
        leadOn(reply, language, async () => {
          await lookUp(deps, request, (seal, now) => markVerified(deps.db, seal, now));
          return `/${language}/welcome`;
        }),
      );
    }
  });
}

/** Looks up the code of the URL; a miss counts towards the rate limit of guesses. */
const lookUp = <T>(
  deps: Deps,
  request: FastifyRequest<Code>,
  find: (seal: string, now: Date) => Promise<T | undefined>,
): Promise<T> => {
  const code = readShortCode(request.params.code);
  const once = async () => code && find(sealOfCode(deps.secrets, code), deps.clock.now());
  return countingMisses(deps, request, async () => (await once()) || undefined, CODE_MISSES);
};

/** Redirects to the next page, or to the failure page when the link is invalid. */
async function leadOn(
  reply: FastifyReply,
  language: Language,
  follow: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
  try {
    return reply.redirect(await follow(), 303);
  } catch (error) {
    const isDeadEnd = error instanceof ApiProblem && error.type === "link_invalid";
    if (!isDeadEnd) throw error;
    return reply.redirect(`/${language}/valid-fail`, 303);
  }
}
