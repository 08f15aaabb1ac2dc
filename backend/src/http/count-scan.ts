import type { Request } from 'express';
import type { HttpContext } from './context.ts';
import { deviceOf, isPrefetch, referrerOf } from './resolver/visitor.ts';

/**
 * Counts a scan that another client reports (`?scan=1`). As with scans themselves, bots, prefetches and `HEAD` don't count.
 * False when it couldn't be made durable.
 */
export function countScan({ scans, clock }: HttpContext, code: string, request: Request): Promise<boolean> {
  const { bot, ...device } = deviceOf(request.get('user-agent'));
  if (bot || request.method === 'HEAD' || isPrefetch(request)) return Promise.resolve(true);
  const referrer = referrerOf(request.get('referer'));
  const scan = {
    code,
    at: clock.now().getTime(),
    ...device,
    ...(referrer === undefined ? {} : { referrer }),
  };
  return new Promise((resolve) => scans.record(scan, resolve));
}
