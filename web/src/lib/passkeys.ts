/** Passkeys by the browser's own means: what the house asks, and what the browser answers, as JSON. */
import type { SignInWays } from "./wire";

type Creation = PublicKeyCredentialCreationOptionsJSON;
type Request = PublicKeyCredentialRequestOptionsJSON;

/** Bytes of base64url, as the house writes them. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(data: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const named = (known: PublicKeyCredentialDescriptorJSON[] | undefined) =>
  (known ?? []).map((one) => ({ type: "public-key" as const, id: bytesOf(one.id) }));

/** Whether this browser has them. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function" && Boolean(navigator.credentials);

/** Whether anybody can sign in here: by this browser, a letter or the host's provider. */
export const canSignIn = (ways: SignInWays): boolean =>
  (ways.passkeys && hasPasskeys()) || ways.mail || ways.provider !== null;

/** A new one; null if its person has changed their mind. */
export async function makePasskey(options: Creation): Promise<Record<string, unknown> | null> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    rp: options.rp,
    user: { ...options.user, id: bytesOf(options.user.id) },
    challenge: bytesOf(options.challenge),
    pubKeyCredParams: options.pubKeyCredParams.map((one) => ({ type: "public-key", alg: one.alg })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    excludeCredentials: named(options.excludeCredentials),
    timeout: options.timeout,
  };
  return told(() => navigator.credentials.create({ publicKey }));
}

/** A signature by one that its person chooses; null if they have changed their mind. */
export async function signByPasskey(options: Request): Promise<Record<string, unknown> | null> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    rpId: options.rpId,
    challenge: bytesOf(options.challenge),
    allowCredentials: named(options.allowCredentials),
    userVerification: "required",
    timeout: options.timeout,
  };
  return told(() => navigator.credentials.get({ publicKey }));
}

async function told(asked: () => Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const found = await asked();
    return found === null ? null : answerOf(found as PublicKeyCredential);
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name))
      return null;
    throw error;
  }
}

/** As `toJSON` says it, which not every browser has yet. */
export function answerOf(found: PublicKeyCredential): Record<string, unknown> {
  const said = found.response as Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>;
  const parts = {
    clientDataJSON: said.clientDataJSON,
    attestationObject: said.attestationObject,
    authenticatorData: said.authenticatorData,
    signature: said.signature,
    userHandle: said.userHandle,
  };
  const given = Object.entries(parts).flatMap(([name, data]) => (data ? [[name, textOf(data)]] : []));
  const id = textOf(found.rawId);
  return { id, rawId: id, type: found.type, clientExtensionResults: {}, response: Object.fromEntries(given) };
}
