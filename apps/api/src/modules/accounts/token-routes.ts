import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { basicCredentials, type Credentials } from "./basic-credentials.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { openSession } from "./open-session.ts";
import { refreshSession } from "./refresh-session.ts";

export function tokenRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "createToken", async ({ body, request }) => {
    const credentials = basicCredentials(request.headers.authorization);
    if (!credentials) throw new ApiProblem("invalid_credentials");
    if (isGuest(credentials)) return openSession(deps, { kind: "guest" }, body.uuid);
    return logIn(deps, request, credentials, body.uuid);
  });

  serve(app, deps, "refreshToken", ({ body }) => refreshSession(deps, body));

  serve(app, deps, "logOut", ({ body }) => logOut(deps, body));
}

const isGuest = ({ username, password }: Credentials): boolean =>
  username === GUEST_CREDENTIALS.username && password === GUEST_CREDENTIALS.password;
