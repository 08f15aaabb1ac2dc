import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { ERRORS } from '../../../contract/errors.ts';
import { FORM_MESSAGES } from '../../../contract/messages.ts';
import { type PageKind, SCAN_PAGES } from '../../../contract/pages.ts';
import type { Refusal } from '../../../contract/result.ts';
import { SecureCodeTry } from '../../../contract/routes/scan-pages.ts';
import type { GateProblem, ScanPage } from '../../../contract/scan-page.ts';
import { inputRefusal, sendRefusal } from '../../edge/answers/error-answers.ts';
import { findCaller, type SignedInCaller } from '../../edge/caller/caller.ts';
import { crossSite } from '../../edge/caller/origin.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { answerNotBuilt } from '../apps.ts';
import { codeInPath } from '../code-in-path.ts';
import { answerNowhere } from '../nowhere.ts';
import type { Resolver } from '../resolver/resolver.ts';
import { findPage } from './find-page.ts';
import { rendererLoader } from './load-renderer.ts';
import { type PageVisitor, passesCache, STRANGER } from './may-see.ts';
import type { PageCache, SharedAnswer } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageName } from './page-key.ts';
import type { ScanPagePorts } from './ports.ts';
import { preparePage, writePage } from './prepared-page.ts';
import { trySecureCode } from './try-secure-code.ts';

const form = express.urlencoded({ extended: false, limit: '4kb' });

export interface PageParts {
  readonly context: ScanPagePorts;
  readonly cookie: SessionCookie;
  readonly resolver: Resolver;
  readonly pages: PageCache;
}

/** Serves the pages that scanners see: `/info/{id}` and `/image-videos/{id}`, and the form of the secure code. */
export function serveScanPages(app: Express, { context, cookie, resolver, pages }: PageParts): void {
  const { settings } = context;
  const load = rendererLoader(settings.appsRoot, settings.look);

  async function send(request: Request, response: Response, status: number, page: ScanPage): Promise<void> {
    const render = await load();
    if (!render) return answerNotBuilt(response);
    const rendered = render(page, languageOf(request));
    // Without an ETag, which would be a hash of what the page shows.
    response.status(status).set(pageHeaders(rendered, settings)).end(rendered.html);
  }

  const share = async (name: PageName): Promise<SharedAnswer> => {
    const found = await findPage(context, name, STRANGER);
    if (!found.page)
      return { kind: 'elsewhere', answer: resolver.elsewhere(settings, name.code, found.resolution) };
    const render = await load();
    if (!render) return { kind: 'not-built' };
    const rendered = render(found.page, name.language);
    return { kind: 'page', page: await preparePage(rendered.html, pageHeaders(rendered, settings)) };
  };

  /** Reads the session once, where it is asked for. */
  const visitorWith = (cookies: string | undefined): PageVisitor => {
    let caller: Promise<SignedInCaller | undefined> | undefined;
    return {
      cookies,
      caller: () => {
        caller ??= findCaller(context, cookie, cookies);
        return caller;
      },
    };
  };

  const show =
    (kind: PageKind): RequestHandler =>
    async (request, response) => {
      const code = codeInPath(request, 'id');
      if (code === undefined) return answerNowhere(request, response, settings, resolver);
      const name = { domain: settings.domain, code, kind, language: languageOf(request) };
      const cookies = request.headers.cookie;
      const visitor = visitorWith(cookies);
      if (await passesCache(context, code, visitor)) {
        const found = await findPage(context, name, visitor);
        if (found.page) return send(request, response, 200, found.page);
        return resolver.send(request, response, resolver.elsewhere(settings, code, found.resolution));
      }
      const shared = await pages.load(name, settings.look, () => share(name));
      if (shared.kind === 'page') writePage(request, response, shared.page);
      else if (shared.kind === 'elsewhere') resolver.send(request, response, shared.answer);
      else answerNotBuilt(response);
    };

  /** The same as `POST /barcode/{id}/verify-code` for a browser without script. */
  const enter: RequestHandler = async (request, response) => {
    const foreign = crossSite({ method: 'POST' }, request, settings);
    if (foreign) return sendRefusal(response, foreign);
    const code = codeInPath(request, 'id');
    if (code === undefined) return answerNowhere(request, response, settings, resolver);
    const body = SecureCodeTry.safeParse(request.body);
    const tried = body.success
      ? await trySecureCode(context, request, code, body.data.secureCode)
      : { ok: false as const, refusal: inputRefusal(body.error) };
    if (tried.ok || tried.refusal.code === 'unknown_code') {
      if (tried.ok && tried.value !== undefined) response.append('Set-Cookie', tried.value);
      return response.set('Cache-Control', 'no-store').redirect(303, `/info/${code}`);
    }
    const { retryAfter } = tried.refusal;
    if (retryAfter !== undefined) response.set('Retry-After', String(Math.ceil(retryAfter)));
    const { status } = ERRORS[tried.refusal.code];
    await send(request, response, status, { kind: 'gate', code, problem: problemOf(tried.refusal) });
  };

  app.get(SCAN_PAGES.info, show('info'));
  app.post(SCAN_PAGES.info, form, enter);
  app.get(SCAN_PAGES['image-videos'], show('image-videos'));
}

function problemOf({ code, message }: Refusal): GateProblem {
  if (code === 'too_many_requests') return 'tooMany';
  return message === FORM_MESSAGES.secureCodeRequired ? 'required' : 'invalid';
}
