import { expect, test } from "vitest";
import { answerOf, bytesOf, textOf } from "./passkeys";

test("bytes go to text and back, with the letters of addresses", () => {
  const data = Uint8Array.from([0, 251, 255, 190, 7]);
  expect(textOf(data.buffer)).toBe("APv_vgc");
  expect([...bytesOf("APv_vgc")]).toEqual([...data]);
});

test("an answer has what its browser gave, and nothing else", () => {
  const some = Uint8Array.from([1, 2, 3]).buffer;
  const response = { clientDataJSON: some, authenticatorData: some, signature: some, userHandle: null };
  const found = { rawId: some, type: "public-key", response } as unknown as PublicKeyCredential;
  expect(answerOf(found)).toEqual({
    id: "AQID",
    rawId: "AQID",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: "AQID", authenticatorData: "AQID", signature: "AQID" },
  });
});
