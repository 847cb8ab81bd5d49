import type { ConsoleCall } from "../console-call.ts";

/** Whom we tell what happens to orders (OPEN-01). */
export const webhookCalls = {
  listWebhooks: { method: "GET", path: "/console/webhooks", auth: "cookie" },
  addWebhook: { method: "POST", path: "/console/webhooks", auth: "cookie", passkeyAgain: true },
  changeWebhook: { method: "PATCH", path: "/console/webhooks/:id", auth: "cookie" },
  removeWebhook: { method: "DELETE", path: "/console/webhooks/:id", auth: "cookie" },
  renewWebhookSecret: {
    method: "POST",
    path: "/console/webhooks/:id/secret",
    auth: "cookie",
    passkeyAgain: true,
  },
  testWebhook: { method: "POST", path: "/console/webhooks/:id/test", auth: "cookie" },
  webhookDeliveries: { method: "GET", path: "/console/webhooks/:id/deliveries", auth: "cookie" },
  sendDeliveryAgain: {
    method: "POST",
    path: "/console/webhooks/:id/deliveries/:delivery/send",
    auth: "cookie",
  },
} as const satisfies Record<string, ConsoleCall>;
