import type { Request } from 'express';
import { OWN_CALL } from '../../../contract/own-call.ts';
import type { Refusal } from '../../../contract/result.ts';
import type { Route } from '../../../contract/route.ts';
import type { HttpSettings } from '../settings/settings.ts';

const SAME = new Set(['same-origin', 'same-site']);

/**
 * Refuses a call that changes something and that a foreign page made the browser send. Clients that are no browsers
 * send neither header, and have no cookie that a page could abuse.
 */
export function crossSite(
  route: Pick<Route, 'method' | 'changesState'>,
  request: Request,
  settings: Pick<HttpSettings, 'publicUrl' | 'appOrigins'>,
): Refusal | undefined {
  if (route.method === 'GET' && !route.changesState) return undefined;
  const origin = request.get('origin');
  const own = origin === undefined ? withoutOrigin(route, request) : isOwn(origin, request, settings);
  return own ? undefined : { code: 'cross_site' };
}

function isOwn(
  origin: string,
  request: Request,
  { publicUrl, appOrigins }: Pick<HttpSettings, 'publicUrl' | 'appOrigins'>,
): boolean {
  // Express gives a HEAD to the handler of the GET.
  if (request.method === 'HEAD') return false;
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.get('host')}`, ...appOrigins];
  return own.includes(origin);
}

/** A GET of ours says so itself, because browsers without fetch metadata tell it from no link (decision 41). */
function withoutOrigin({ method }: Pick<Route, 'method'>, request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (method !== 'GET') return site !== 'cross-site';
  if (request.method === 'HEAD' || request.get(OWN_CALL.name) !== OWN_CALL.value) return false;
  return site === undefined || (SAME.has(site) && request.get('sec-fetch-mode') !== 'navigate');
}
