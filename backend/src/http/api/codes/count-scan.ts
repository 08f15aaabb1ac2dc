import type { Request } from 'express';
import type { CodeRow } from '../../../read-models/codes/queries.ts';
import { deviceOf, isPrefetch, referrerOf } from '../../pages/resolver/visitor.ts';
import type { CodePorts } from './ports.ts';

/**
 * Records a scan that another client reports (`?scan=1`), unless it is of a bot, a prefetch or a `HEAD`. Returns false
 * where the scan is not known to be durable.
 */
export function countScan(
  { scans, scanLimit, clock }: CodePorts,
  { code, batchId: batch }: Pick<CodeRow, 'code' | 'batchId'>,
  request: Request,
): Promise<boolean> {
  const client = deviceOf(request.get('user-agent'));
  if (client.bot || request.method === 'HEAD' || isPrefetch(request)) return Promise.resolve(true);
  const at = clock.now().getTime();
  if (!scanLimit.allows(request, code, at)) {
    scans.suppress(code);
    return Promise.resolve(true);
  }
  const visit = { code, at, client, referrer: referrerOf(request.get('referer')), batch };
  return new Promise((resolve) => scans.record(visit, resolve));
}
