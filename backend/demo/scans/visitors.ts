import type { Visit } from '../../src/domain/scans/pack.ts';

/** Devices as the resolver names them. Scans share these objects, so that an event holds each once. */
export const CLIENTS: readonly { readonly client: Visit['client']; readonly share: number }[] = [
  { client: { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' }, share: 38 },
  { client: { device: 'mobile', os: 'Android', browser: 'Chrome' }, share: 34 },
  { client: { device: 'mobile', os: 'Android', browser: 'Samsung Internet' }, share: 9 },
  { client: { device: 'tablet', os: 'iOS', browser: 'Mobile Safari' }, share: 5 },
  { client: { device: 'desktop', os: 'Windows', browser: 'Edge' }, share: 5 },
  { client: { device: 'desktop', os: 'Mac OS', browser: 'Safari' }, share: 5 },
  { client: { device: 'desktop', os: 'Linux', browser: 'Firefox' }, share: 2 },
  { client: { device: 'other', os: 'other', browser: 'other' }, share: 2 },
];

/** A camera names no page; the others are links to a code that someone has shared. */
export const REFERRERS: readonly { readonly referrer: string | undefined; readonly share: number }[] = [
  { referrer: undefined, share: 80 },
  { referrer: 'www.instagram.com', share: 7 },
  { referrer: 'web.whatsapp.com', share: 5 },
  { referrer: 'www.google.com', share: 4 },
  { referrer: 'l.facebook.com', share: 3 },
  { referrer: 'shop.example.com', share: 1 },
];

/** Shares of the days of a week, from Sunday. */
export const WEEKDAYS = [1.5, 0.8, 0.8, 0.9, 1, 1.2, 1.7];

/** Shares of the hours of a day, in UTC. */
export const HOURS = [2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 11, 13, 14, 13, 12, 12, 13, 15, 16, 15, 12, 9, 6, 4];
