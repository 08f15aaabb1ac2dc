import { pipeline } from 'node:stream/promises';
import { create } from 'content-disposition';
import type { Express, Request, Response } from 'express';
import type { FeedEvent } from '../../../ports/event-feed.ts';
import { sendRefusal } from '../../edge/answers/error-answers.ts';
import { refuseKey } from '../../edge/api-keys/admit-key.ts';
import { authorise, findAnyCaller } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { exportLines } from './export-lines.ts';
import type { AuditPorts } from './ports.ts';

export const EXPORT_PATH = '/admin-api/events/export';
export const EXPORT_ACCESS = 'audit.read';

/** Streams the whole log to who reads the audit, up to the event that is the last when it gets there. */
export function serveExport(app: Express, context: AuditPorts, cookie: SessionCookie): void {
  app.get(EXPORT_PATH, async (request: Request, response: Response) => {
    const byKey = refuseKey(request);
    if (byKey) return sendRefusal(response, byKey);
    const caller = await findAnyCaller(context, cookie, request.headers.cookie);
    const refusal = authorise(context, { access: EXPORT_ACCESS }, caller);
    if (refusal) return sendRefusal(response, refusal);
    const time = context.clock.now().toISOString().slice(0, 19).replaceAll(':', '-');
    response.set({
      'Content-Type': 'application/x-ndjson',
      'Content-Disposition': create(`qlaim-events-${time}.ndjson`),
      'Cache-Control': 'no-store',
    });
    const stop = new AbortController();
    response.once('close', () => stop.abort());
    try {
      await pipeline(exportLines(toEnd(context, stop.signal)), response);
    } catch (error) {
      // The answer has begun. Without the last line, the file does not verify.
      response.destroy();
      if (!stop.signal.aborted) context.logger.warn({ err: error }, 'an export of the log broke off');
    }
  });
}

async function* toEnd(
  { feed }: Pick<AuditPorts, 'feed'>,
  signal: AbortSignal,
): AsyncGenerator<readonly FeedEvent[]> {
  for await (const { events, caughtUp } of feed.subscribe({ after: 'start', signal })) {
    yield events;
    if (caughtUp) return;
  }
  throw new Error('The export was not read to its end');
}
