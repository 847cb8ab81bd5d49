import type { Role } from "@waslijn/contract/console/codes";
import { defineTexts } from "../i18n/define-texts.ts";

export const useRoleTexts = defineTexts<Record<Role, string>>({
  en: { owner: "Owner", desk: "Desk", hub: "Hub", driver: "Driver" },
  nl: { owner: "Eigenaar", desk: "Balie", hub: "Hub", driver: "Chauffeur" },
});
