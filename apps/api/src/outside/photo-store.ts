import { AwsClient } from "aws4fetch";
import type { Env } from "../env.ts";

/** External storage of photos. */
export type PhotoStore = {
  put(key: string, image: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Idempotent: a missing photo is not an error. */
  remove(key: string): Promise<void>;
};

const TIMEOUT_MS = 15_000;
const DEFAULT_REGION = "us-east-1";

/** A bucket of any S3-compatible store; undefined without FILES_URL, and the database stores the photos. */
export function openPhotoStore({ FILES_URL }: Pick<Env, "FILES_URL">): PhotoStore | undefined {
  if (!FILES_URL) return undefined;
  const { protocol, host, pathname, username, password, searchParams } = new URL(FILES_URL);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? DEFAULT_REGION,
    service: "s3",
    retries: 0,
  });
  const bucket = `${protocol}//${host}${pathname.replace(/\/+$/, "")}`;
  const ask = (method: string, key: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> =>
    client.fetch(`${bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
      ...(body && { body, headers: { "content-type": "image/jpeg" } }),
    });
  return {
    async put(key, image) {
      await settled(await ask("PUT", key, new Uint8Array(image)));
    },
    async get(key) {
      const response = await ask("GET", key);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await settled(response, [404]);
      return undefined;
    },
    async remove(key) {
      await settled(await ask("DELETE", key), [404]);
    },
  };
}

/** Reports only the status: the response body may contain keys. */
async function settled(response: Response, also: readonly number[] = []): Promise<void> {
  await response.body?.cancel();
  if (response.ok || also.includes(response.status)) return;
  throw new StoreRefusal(response.status);
}

class StoreRefusal extends Error {
  readonly code = "EPHOTOSTORE";
  readonly responseCode: number;

  constructor(status: number) {
    super(`the photo store answered ${status}`);
    this.responseCode = status;
  }
}
