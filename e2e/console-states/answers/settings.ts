import { SETTING_NAMES } from "@waslijn/contract/console/setting-list";
import type { SettingsView, ShownSetting } from "@waslijn/contract/console/settings";
import { at } from "./moments.ts";

const VALUES: Partial<Record<ShownSetting["name"], ShownSetting["value"]>> = {
  name: "Waslijn",
  company: "Waslijn B.V.",
  street: "Bleekersvaart 12",
  postalCode: "1234 AB",
  city: "Haarlem",
  chamberOfCommerce: "12345678",
  vatNumber: "NL001234567B01",
  iban: "NL91ABNA0417164300",
  phone: "0800 0123",
  email: "hallo@waslijn.example",
  careHours: [
    { days: [1, 2, 3, 4, 5], from: "08:30", to: "21:00" },
    { days: [6], from: "09:00", to: "17:00" },
  ],
  mailFrom: "Waslijn <hallo@waslijn.example>",
  smsUrl: "https://sms.voorbeeld.example/v1",
  smsBody: '{"id":"{id}","from":"{from}","to":"{to}","text":"{text}"}',
  smsFrom: "Waslijn",
  photoDays: 180,
  customerYears: 5,
  plansWhileOverdue: "on",
};

/** A shop with a payment key, a gateway that the server fixes, and one changed number. */
export const SETTINGS_VIEW: SettingsView = {
  version: 3,
  settings: SETTING_NAMES.map((name) => {
    const isChanged = name === "paymentKey" || name === "photoDays";
    const value = VALUES[name] ?? null;
    return {
      name,
      value,
      default: name === "photoDays" ? 365 : name === "smsUrl" ? null : value,
      isSet: isChanged || name === "smsUrl",
      fixedBy: name === "smsUrl" ? "SMS_URL" : null,
      changedAt: isChanged ? at("13:39") : null,
      changedBy: isChanged ? "Joris van Dam" : null,
    };
  }),
  payments: "live",
  gateways: { mail: false, text: true },
  register: { provider: "register", addresses: 0 },
};
