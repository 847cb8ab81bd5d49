process.env.LOG_LEVEL ??= "error";
await import("../../scripts/start.ts");
process.send?.({ ready: true });
