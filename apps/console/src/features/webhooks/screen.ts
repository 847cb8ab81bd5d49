import type { Screen } from "../../parts/screen.ts";

export const webhooks = {
  path: "webhooks",
  call: "listWebhooks",
  load: () => import("./webhooks-screen.tsx"),
  keys: "G W",
  label: { en: "Webhooks", nl: "Webhooks" },
  menu: { group: "manage", icon: "export", needs: ["webhook-dead"] },
} as const satisfies Screen;
