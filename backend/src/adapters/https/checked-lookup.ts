import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { OutboundFailed } from '../../ports/outbound.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export type ResolveHost = (host: string) => Promise<readonly ResolvedAddress[]>;

/** Asks the machine for all addresses of a host. */
export const resolveHost: ResolveHost = (host) => systemLookup(host, { all: true });

/**
 * Returns the look-up of a connection, which fails where `checked` does. The connection goes to an address that was checked:
 * an answer of the DNS that changes between check and connection gains nothing.
 */
export const checkedLookup =
  (checked: ResolveHost): LookupFunction =>
  (host, { all }, done) => {
    checked(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined) done(new OutboundFailed('The host name has no address'), '');
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };

/** Returns the host of an address as the DNS knows it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
