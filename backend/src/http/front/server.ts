import type { IncomingMessage, RequestListener } from 'node:http';
import { write } from '../edge/answers/answer.ts';
import { unavailable } from '../edge/answers/unavailable.ts';
import { afterScans } from '../edge/server/after-scans.ts';
import type { FrontHandler } from '../edge/server/front-handler.ts';
import type { Site } from '../edge/settings/site.ts';

/** Milliseconds after a scan in which another one is expected. */
const NEXT_SCAN_MS = 100;

/** The handlers in front of Express. */
export interface Fronts {
  readonly scans: FrontHandler<[others: RequestListener]>;
  readonly pages: FrontHandler;
  readonly files: FrontHandler;
}

/**
 * Returns the listener of the server: scans first and at once. Everything else takes turns: cached pages, the files that this
 * process serves, and Express.
 */
export function frontOf(
  { scans, pages, files }: Fronts,
  app: RequestListener,
  siteOf: (request: IncomingMessage) => Pick<Site, 'publicUrl' | 'look'>,
): RequestListener {
  let scannedAt = Number.NEGATIVE_INFINITY;
  const others = afterScans(
    (request, response) => {
      if (!pages(request, response) && !files(request, response)) app(request, response);
    },
    (request, response) => write(request, response, unavailable(request, siteOf(request))),
    () => performance.now() - scannedAt < NEXT_SCAN_MS,
  );
  return (request, response) => {
    if (scans(request, response, others)) scannedAt = performance.now();
    else others(request, response);
  };
}
