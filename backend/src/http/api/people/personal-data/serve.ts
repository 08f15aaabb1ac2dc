import { pipeline } from 'node:stream/promises';
import { create } from 'content-disposition';
import type { Express, Request, Response } from 'express';
import { sendRefusal } from '../../../edge/answers/error-answers.ts';
import { refuseKey } from '../../../edge/api-keys/admit-key.ts';
import { findCaller } from '../../../edge/caller/caller.ts';
import type { SessionCookie } from '../../../edge/caller/session-cookie.ts';
import { zipOf } from '../../../edge/zip.ts';
import { personalData } from './entries.ts';
import type { PersonalDataPorts } from './ports.ts';
import { DOWNLOAD_PATH, findTicket, TICKET_PARAMETER, useTicket } from './ticket.ts';

/** Streams the ZIP with a person's data, to their own session and with a ticket that they got for it. */
export function servePersonalData(app: Express, context: PersonalDataPorts, cookie: SessionCookie): void {
  app.get(DOWNLOAD_PATH, async (request: Request, response: Response) => {
    const byKey = refuseKey(request);
    if (byKey) return sendRefusal(response, byKey);
    const caller = await findCaller(context, cookie, request.headers.cookie);
    if (!caller) return sendRefusal(response, { code: 'signed_out' });
    const ticket = await findTicket(context, caller.id, request.query[TICKET_PARAMETER]);
    // Programs that look at a link first ask for its head: the ticket is for the file.
    const isHead = request.method === 'HEAD';
    if (ticket === undefined || !(isHead || (await useTicket(context, ticket))))
      return sendRefusal(response, { code: 'unknown_route' });
    const day = context.clock.now().toISOString().slice(0, 10);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': create(`qlaim-data-${day}.zip`),
      'Cache-Control': 'no-store',
    });
    if (isHead) return response.end();
    try {
      await pipeline(zipOf(personalData(context, caller.id)), response);
    } catch (error) {
      // The answer has begun: only a broken connection tells the browser that the file is not whole.
      response.destroy();
      if (!isLeft(error)) context.logger.warn({ err: error }, 'a download of personal data broke off');
    }
  });
}

/** Returns whether the browser ended the download. */
const isLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
