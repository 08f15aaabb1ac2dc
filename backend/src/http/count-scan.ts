import type { Request } from 'express';
import type { HttpContext } from './context.ts';
import { deviceOf, isPrefetch, referrerOf } from './resolver/visitor.ts';

/**
 * Counts a scan that another client reports (`?scan=1`). As with scans themselves, bots, prefetches and `HEAD` don't count.
 * False when it couldn't be made durable.
 */
export function countScan({ scans, clock }: HttpContext, code: string, request: Request): Promise<boolean> {
  const client = deviceOf(request.get('user-agent'));
  if (client.bot || request.method === 'HEAD' || isPrefetch(request)) return Promise.resolve(true);
  const visit = { code, at: clock.now().getTime(), client, referrer: referrerOf(request.get('referer')) };
  return new Promise((resolve) => scans.record(visit, resolve));
}
