import type { ConsoleMe } from "@waslijn/contract/console/staff";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { giveStaffCookie, readStaffCookie, takeStaffCookie } from "../../http/staff-cookie.ts";
import { askSignInMail, spendSignInCode, spendSignInLink } from "./sign-in-link.ts";
import { deviceName } from "./device-name.ts";
import { makeFirstOwner, offerFirstPasskey } from "./first-owner.ts";
import { relyingPartyOf } from "./webauthn.ts";
import { askForPasskey, checkPasskey } from "./show-passkey.ts";
import { endSession, endSessionOfToken, openStaffSession } from "./staff-sessions.ts";
import { viewMe } from "./view-me.ts";

const SIGN_IN = { purpose: "sign-in", staffId: null } as const;

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "sendSignInMail", async ({ body, language }) => {
    await askSignInMail(deps, body.email, language);
    return null;
  });

  serveConsole(app, deps, "signInByLink", async ({ body, request, reply }) => {
    const id = await spendSignInLink(deps, body.token);
    if (!id) throw new ApiProblem("link_invalid");
    return letIn(deps, id, null, request, reply);
  });

  serveConsole(app, deps, "signInByCode", async ({ body, request, reply }) => {
    const id = await spendSignInCode(deps, body.email, body.code);
    if (!id) throw new ApiProblem("sign_in_code_wrong");
    return letIn(deps, id, null, request, reply);
  });

  serveConsole(app, deps, "signInOptions", ({ request }) =>
    askForPasskey(deps, relyingPartyOf(deps.env, request), SIGN_IN),
  );

  serveConsole(app, deps, "signInByPasskey", async ({ body, request, reply }) => {
    const id = await checkPasskey(deps, relyingPartyOf(deps.env, request), SIGN_IN, body);
    return letIn(deps, id, deps.clock.now(), request, reply);
  });

  serveConsole(app, deps, "firstOwnerOptions", ({ body, request }) =>
    offerFirstPasskey(deps, relyingPartyOf(deps.env, request), body.token),
  );

  serveConsole(app, deps, "makeFirstOwner", async ({ body, request, reply }) => {
    const device = deviceName(request.headers["user-agent"]);
    const id = await makeFirstOwner(deps, relyingPartyOf(deps.env, request), body, device);
    return letIn(deps, id, deps.clock.now(), request, reply);
  });

  serveConsole(app, deps, "signOut", async ({ staff, reply }) => {
    await endSession(deps.db, staff.session);
    takeStaffCookie(deps.env, reply);
    return null;
  });

  serveConsole(app, deps, "consoleMe", ({ staff }) =>
    viewMe(deps, { ...staff, ...(staff.isOnTablet && staff.hub && { tablet: staff.hub }) }),
  );
}

/** Opens a session in this browser and ends an earlier one. */
async function letIn(
  deps: Deps,
  id: string,
  passkeyAt: Date | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ConsoleMe> {
  const earlier = readStaffCookie(deps.env, request);
  if (earlier) await endSessionOfToken(deps.db, earlier);
  const device = deviceName(request.headers["user-agent"]);
  const now = deps.clock.now();
  const opened = await openStaffSession(deps.db, id, { device, now, passkeyAt });
  giveStaffCookie(deps.env, reply, opened.token);
  return viewMe(deps, { id, session: opened.session, passkeyAt });
}
