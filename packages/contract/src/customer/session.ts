import * as z from "zod/mini";
import { deviceUuid, email, language, requiredText, text } from "../shared/fields.ts";

export const tokensBody = z.object({ uuid: deviceUuid });
export const refreshBody = z.object({ uuid: deviceUuid, refreshToken: text(500) });
export const tokens = z.object({ token: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const existsBody = z.object({ email });
export const exists = z.object({ exists: z.boolean() });

export const confirmBody = z.object({ token: requiredText(200) });

export const me = z.object({
  fullName: z.string(),
  phone: z.string(),
  language,
  email: z.string(),
  hasBag: z.nullable(z.boolean()),
});
export type Me = z.infer<typeof me>;
