import { pipeline } from 'node:stream/promises';
import { create } from 'content-disposition';
import type { Express, Request, Response } from 'express';
import { findCaller } from '../caller.ts';
import type { HttpContext } from '../context.ts';
import { sendRefusal } from '../error-answers.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { zipOf } from '../zip.ts';
import { personalData } from './entries.ts';
import { DOWNLOAD_PATH, TICKET_PARAMETER, useTicket } from './ticket.ts';

/** Streams the ZIP with a person's data, to their own session and with a ticket that they got for it. */
export function servePersonalData(app: Express, context: HttpContext, cookie: SessionCookie): void {
  app.get(DOWNLOAD_PATH, async (request: Request, response: Response) => {
    const caller = await findCaller(context, cookie, request.headers.cookie);
    if (!caller) return sendRefusal(response, { code: 'signed_out' });
    const ticket = request.query[TICKET_PARAMETER];
    if (typeof ticket !== 'string' || !(await useTicket(context, caller.id, ticket)))
      return sendRefusal(response, { code: 'unknown_route' });
    const day = context.clock.now().toISOString().slice(0, 10);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': create(`qlaim-data-${day}.zip`),
      'Cache-Control': 'no-store',
    });
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
