import * as z from "zod/mini";
import { deviceUuid, email, recoveryPassword, requiredText } from "../shared/fields.ts";

const token = requiredText(200);

export const recoverBody = z.object({ password: recoveryPassword, token, uuid: deviceUuid });
export const recoverEmailBody = z.object({ email });
export const recoverCooldown = z.object({ cooldown: z.number() });
export const recoverTokenBody = z.object({ token });
export const recoverTokenValid = z.object({ valid: z.literal(true), ttl: z.number() });
