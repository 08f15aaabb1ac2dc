import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadGrant } from '../../ports/object-storage.ts';

/** What one upload URL allows. `expires` is in seconds since 1970. */
export interface SignedUpload extends Omit<UploadGrant, 'expiresInSeconds'> {
  readonly expires: number;
}

export function signedQuery(secret: Uint8Array, upload: SignedUpload): URLSearchParams {
  return new URLSearchParams({
    type: upload.contentType,
    size: String(upload.size),
    expires: String(upload.expires),
    signature: signature(secret, upload).toString('base64url'),
  });
}

/** Returns the upload that was signed for this key; undefined when the signature is missing or does not match. */
export function verifiedUpload(
  secret: Uint8Array,
  key: string,
  query: URLSearchParams,
): SignedUpload | undefined {
  const upload = {
    key,
    contentType: query.get('type') ?? '',
    size: Number(query.get('size')),
    expires: Number(query.get('expires')),
  };
  const actual = Buffer.from(query.get('signature') ?? '', 'base64url');
  const expected = signature(secret, upload);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? upload : undefined;
}

/** Signs JSON, so that no field can run into the next. */
function signature(secret: Uint8Array, { key, contentType, size, expires }: SignedUpload): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['PUT', key, contentType, size, expires]))
    .digest();
}
