import type { Express, Request, Response } from 'express';
import type { Refusal } from '../../../contract/result.ts';
import { LIVE_PATH } from '../../../contract/schemas/live.ts';
import { sendRefusal } from '../../edge/answers/error-answers.ts';
import { refuseKey } from '../../edge/api-keys/admit-key.ts';
import { authorise, findAnyCaller } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { limitReading } from '../../edge/limits/route-limits.ts';
import { Connections } from './connections.ts';
import type { LivePorts } from './ports.ts';
import { streamChanges } from './stream-changes.ts';

/** All of the shop's staff: a message holds nothing of what has changed. */
export const LIVE_ACCESS = 'batches.read';

/** Streams what has changed to those who read the console, until their session ends. */
export function serveLive(app: Express, context: LivePorts, cookie: SessionCookie): void {
  const connections = new Connections();
  app.get(LIVE_PATH, async (request: Request, response: Response) => {
    const byKey = refuseKey(request);
    if (byKey) return sendRefusal(response, byKey);
    const limited = await limitReading(context, request, undefined);
    if (limited) return sendRefusal(response, limited.refusal);
    const mayRead = () => admit(context, cookie, request);
    const { refusal, id } = await mayRead();
    if (refusal) return sendRefusal(response, refusal);
    if (response.closed) return;
    if (!connections.enter(id)) return sendRefusal(response, { code: 'too_many_requests' });
    response.once('close', () => connections.leave(id));
    streamChanges(context.live, response, async () => (await mayRead()).refusal === undefined);
  });
}

async function admit(
  context: LivePorts,
  cookie: SessionCookie,
  request: Request,
): Promise<{ readonly refusal: Refusal | undefined; readonly id: string }> {
  const caller = await findAnyCaller(context, cookie, request.headers.cookie);
  return { refusal: authorise(context, { access: LIVE_ACCESS }, caller), id: caller?.id ?? '' };
}
