import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { UAParser } from 'my-ua-parser';
import { parse } from 'tldts';
import type { Client, Visitor } from '../../../domain/scans/visitor.ts';

export type Device = Client & { readonly bot: boolean };

const cache = new LRUCache<string, Device>({ max: 2000 });
/** By what is recorded of them: scans of equal ones share an object, and events store it once. */
const devices = new LRUCache<string, Device>({ max: 2000 });
const domains = new LRUCache<string, string>({ max: 2000 });
const LONGEST_HEADER = 512;
const LONGEST_NAME = 40;
const LONGEST_DOMAIN = 64;

const DEVICES: Readonly<Record<string, Visitor['device']>> = { mobile: 'mobile', tablet: 'tablet' };

/** Returns device class, system and browser family of a user agent. Equal ones are the same object, from a cache. */
export function deviceOf(userAgent: string | undefined): Device {
  const header = (userAgent ?? '').slice(0, LONGEST_HEADER);
  const known = cache.get(header);
  if (known) return known;
  const { device, os, browser } = new UAParser(header).getResult();
  const read: Device = {
    bot: header === '' || isbot(header),
    device: DEVICES[device.type ?? ''] ?? (os.name ? 'desktop' : 'other'),
    os: (os.name ?? 'other').slice(0, LONGEST_NAME),
    browser: (browser.name ?? 'other').slice(0, LONGEST_NAME),
  };
  const key = JSON.stringify(read);
  const seen = devices.get(key) ?? read;
  devices.set(key, seen);
  cache.set(header, seen);
  return seen;
}

/**
 * Returns the registrable domain of the referring page, such as `example.org`; undefined for anything that is no name on the
 * internet. The rest of the address is not recorded, for privacy, and because anyone can write anything into it.
 */
export function referrerOf(header: string | undefined): string | undefined {
  if (!header) return undefined;
  const known = domains.get(header);
  if (known !== undefined) return known || undefined;
  const domain = domainOf(header);
  if (header.length <= LONGEST_HEADER) domains.set(header, domain ?? '');
  return domain;
}

function domainOf(header: string): string | undefined {
  const address = URL.parse(header);
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return undefined;
  const { domain, isIcann } = parse(address.hostname);
  return domain !== null && isIcann && domain.length <= LONGEST_DOMAIN ? domain : undefined;
}

const AHEAD = /prefetch|prerender|preview/i;
const AHEAD_HEADERS = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/** Returns whether a browser or a preview fetches the page before a user opens it. */
export const isPrefetch = ({ headers }: IncomingMessage): boolean =>
  AHEAD_HEADERS.some((name) => headers[name] !== undefined && AHEAD.test(String(headers[name])));
