import type { MadePasskey, ShownPasskey } from "@waslijn/contract/console/sign-in";
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What an authenticator and its browser claim; a test may make them lie. */
type Claims = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number };

const sha256 = (value: string | Buffer): Buffer => createHash("sha256").update(value).digest();

/** A passkey like a phone's, made with Node's own cryptography only. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString("base64url");
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #party: { origin: string; rpId: string };

  constructor(origin: string) {
    this.#party = { origin, rpId: new URL(origin).hostname };
  }

  /** Responds to navigator.credentials.create(). */
  make(challenge: string, claims: Claims = {}): MadePasskey {
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const data = Buffer.concat([this.#authenticatorData(HAS_KEY, claims), attested]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", challenge, claims).toString(
          "base64url",
        ),
        attestationObject: attestationOf(data).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Responds to navigator.credentials.get(). */
  show(challenge: string, claims: Claims = {}): ShownPasskey {
    const clientData = this.#clientData("webauthn.get", challenge, claims);
    const data = this.#authenticatorData(0, claims);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
      },
    };
  }

  #credential() {
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key" as const,
      clientExtensionResults: {},
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#party.origin }: Claims): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, claims: Claims): Buffer {
    const { rpId = this.#party.rpId, isVerified = true, counter: signatures = 0 } = claims;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signatures);
    const all = flags | PRESENT | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter]);
  }

  /** CBOR of { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
  }
}

/** CBOR of { fmt: "none", attStmt: {}, authData }. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
    Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
    authData,
  ]);
