import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { readCatalogue, type Catalogue } from "./catalogue-repository.ts";
import { answerNotModified, tagWith } from "./entity-tag.ts";

export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  const tagged = async <T>(
    { language, reply }: { language: Language; reply: FastifyReply },
    pick: (catalogue: Catalogue) => T,
  ): Promise<T> => {
    const today = amsterdamDate(deps.clock.now());
    const answer = pick(await readCatalogue(deps.db, language, today));
    tagWith(reply, language, JSON.stringify(answer));
    return answer;
  };

  app.register(async (scope) => {
    answerNotModified(scope);
    serve(scope, deps, "listCleaningServices", (call) =>
      tagged(call, (catalogue) => catalogue.services),
    );
    serve(scope, deps, "listServices", (call) =>
      tagged(call, (catalogue) => ({ data: catalogue.businessServices })),
    );
    serve(scope, deps, "config", (call) => tagged(call, (catalogue) => catalogue.config));
  });
}
