import type { Express, Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import { sendRefusal } from '../../edge/answers/error-answers.ts';
import { lastMails, mailIn } from './last-mails.ts';
import { listPage, mailPage } from './pages.ts';

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Serves the last mails of the outbox folder to a developer on this machine. They hold one-time codes, so that nobody
 * else gets them: no other machine, no proxy on this one, and no foreign page under another name of this host.
 */
export function serveDevOutbox(app: Express, folder: string): void {
  app.use('/dev/outbox', onlyFromHere);
  app.get('/dev/outbox', async (_request, response) => {
    response
      .set(HEADERS)
      .type('html')
      .send(listPage(await lastMails(folder)));
  });
  app.get('/dev/outbox/:file', async (request, response) => {
    const mail = await mailIn(folder, request.params.file);
    if (!mail) return sendRefusal(response, { code: 'unknown_route' });
    response.set(HEADERS).type('html').send(mailPage(mail));
  });
}

const onlyFromHere: RequestHandler = (request, response, next) => {
  if (isFromHere(request)) next();
  else sendRefusal(response, { code: 'unknown_route' });
};

function isFromHere({ socket, headers }: Pick<Request, 'socket' | 'headers'>): boolean {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined || !ipaddr.isValid(remoteAddress)) return false;
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return (
    ipaddr.process(remoteAddress).range() === 'loopback' &&
    !forwarded &&
    LOOPBACK_HOSTS.has(host) &&
    headers['sec-fetch-site'] !== 'cross-site'
  );
}
