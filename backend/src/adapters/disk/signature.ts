import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address is for. It is signed, so that an address of one kind is none of another. */
export type Purpose = 'GET' | 'PUT' | 'PUT part';

/** Appends the signature of purpose, key and query to the query. */
export function signed(
  secret: Uint8Array,
  purpose: Purpose,
  key: string,
  query: URLSearchParams,
): URLSearchParams {
  const signature = sign(secret, purpose, key, query).toString('base64url');
  return new URLSearchParams([...query, ['signature', signature]]);
}

/** Returns the query without its signature; undefined when the signature is missing or does not match. */
export function verified(
  secret: Uint8Array,
  purpose: Purpose,
  key: string,
  query: URLSearchParams,
): URLSearchParams | undefined {
  const rest = new URLSearchParams(query);
  rest.delete('signature');
  const actual = Buffer.from(query.get('signature') ?? '', 'base64url');
  const expected = sign(secret, purpose, key, rest);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? rest : undefined;
}

/** Signs JSON, so that no field can run into the next. */
const sign = (secret: Uint8Array, purpose: Purpose, key: string, query: URLSearchParams): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, key, ...query]))
    .digest();
