import type { Clock } from '../../ports/clock.ts';
import { assertLifetime } from '../../ports/lifetimes.ts';
import type { DownloadGrant } from '../../ports/object-storage.ts';
import { startOfHalf } from '../shared/read-window.ts';
import { type Purpose, signed, verified } from './signature.ts';

export interface AddressOptions {
  /** The URL that reaches the files, without a slash at the end. */
  readonly baseUrl: string;
  readonly secret: Uint8Array;
  readonly clock: Clock;
}

/** Presigned URLs of files on disk. */
export interface Addresses {
  sign(
    purpose: Purpose,
    key: string,
    fields: Readonly<Record<string, string | number>>,
    lifetime: number,
  ): string;
  signDownload(grant: DownloadGrant): string;
  /** Returns the signed fields; undefined for a forged, changed or late address. */
  verify(purpose: Purpose, key: string, query: URLSearchParams): URLSearchParams | undefined;
}

export function openAddresses({ baseUrl, secret, clock }: AddressOptions): Addresses {
  function signUntil(
    purpose: Purpose,
    key: string,
    fields: Readonly<Record<string, string | number>>,
    expires: number,
  ): string {
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams([...texts, ['expires', String(expires)]]);
    return `${baseUrl}/files/${key}?${signed(secret, purpose, key, query)}`;
  }

  return {
    sign(purpose, key, fields, lifetime) {
      assertLifetime(lifetime);
      return signUntil(purpose, key, fields, Math.ceil(clock.now().getTime() / 1_000) + lifetime);
    },
    signDownload({ key, expiresInSeconds: lifetime, download, keep }) {
      const expires = startOfHalf(clock.now(), lifetime) + lifetime;
      const fields = { lifetime, ...(!keep && { noStore: 1 }), ...(download !== undefined && { download }) };
      return signUntil('GET', key, fields, expires);
    },
    verify(purpose, key, query) {
      const fields = verified(secret, purpose, key, query);
      const late = clock.now().getTime() >= Number(fields?.get('expires')) * 1_000;
      return late ? undefined : fields;
    },
  };
}
