import type { Request } from 'express';
import type { Refusal } from '../contract/result.ts';
import type { Route } from '../contract/route.ts';
import type { HttpSettings } from './context.ts';

const SAME = new Set(['same-origin', 'same-site']);

/**
 * Refuses a call that changes something and that a foreign page made the browser send. Clients that are no browsers
 * send neither header, and have no cookie that a page could abuse.
 */
export function crossSite(
  route: Pick<Route, 'method' | 'changesState'>,
  request: Request,
  { publicUrl, appOrigins }: HttpSettings,
): Refusal | undefined {
  if (route.method === 'GET')
    return route.changesState && !fromOwnPages(request) ? { code: 'cross_site' } : undefined;
  const origin = request.get('origin');
  if (origin === undefined)
    return request.get('sec-fetch-site') === 'cross-site' ? { code: 'cross_site' } : undefined;
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.get('host')}`, ...appOrigins];
  return own.includes(origin) ? undefined : { code: 'cross_site' };
}

function fromOwnPages(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  return site === undefined || (SAME.has(site) && request.get('sec-fetch-mode') !== 'navigate');
}
