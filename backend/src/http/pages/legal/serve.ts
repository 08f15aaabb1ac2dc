import type { Express, Response } from 'express';
import type { LegalView } from '../../../contract/landing-page.ts';
import { addressOfLegalPage, asLegalPage } from '../../../contract/legal/legal-page.ts';
import { LANDING_PAGES } from '../../../contract/pages.ts';
import { languageOf } from '../../edge/language.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import { answerNotBuilt } from '../apps.ts';
import { type LandingAnswer, landingRenderer } from '../landing/send-page.ts';
import { isWritten, viewOf } from './view.ts';

/** How long a browser may show a page without asking again, in seconds. Texts change only with a start. */
const FRESH_SECONDS = 300;

/** Serves the legal pages. Each is rendered once in each language, when it is first asked for. */
export function serveLegalPages(
  app: Express,
  settings: Pick<HttpSettings, 'appsRoot' | 'legal' | 'look' | 'publicUrl'>,
): void {
  const render = landingRenderer(settings);
  const rendered = new Map<string, LandingAnswer>();

  async function send(response: Response, view: LegalView): Promise<void> {
    const key = `${view.language} ${view.address}`;
    const answer = rendered.get(key) ?? (await render(view));
    if (!answer) return answerNotBuilt(response);
    // Only the pages that there are, so that unknown addresses take no memory.
    if (isWritten(view)) rendered.set(key, answer);
    const cached = { 'Cache-Control': `public, max-age=${FRESH_SECONDS}` };
    response
      .status(isWritten(view) ? 200 : 404)
      .set({ ...answer.headers, ...(isWritten(view) ? cached : {}) })
      .vary('Accept-Language, Cookie')
      .send(answer.html);
  }

  /** A page of the shop's own takes the place of a text. The privacy notice links it, because only we know what we keep. */
  function leadTo(response: Response, link: string): void {
    response.set('Cache-Control', `public, max-age=${FRESH_SECONDS}`).redirect(302, link);
  }

  app.get(LANDING_PAGES.anyLegal, (_request, response) => {
    const [first = 'privacy'] = settings.legal.published;
    response.redirect(303, addressOfLegalPage(first));
  });

  app.get(LANDING_PAGES.legal, (request, response, next) => {
    const page = asLegalPage(String(request.params['page']));
    if (page === undefined) return next();
    const { links, terms } = settings.legal;
    const link = page === 'terms' ? terms[0]?.link : page === 'imprint' ? links.imprint : undefined;
    if (link !== undefined) return leadTo(response, link);
    return send(response, viewOf(settings.legal, page, languageOf(request)));
  });

  app.get(LANDING_PAGES.terms, (request, response, next) => {
    const version = settings.legal.terms.find(({ day }) => day === request.params['day']);
    if (version === undefined) return next();
    if (version.link !== undefined) return leadTo(response, version.link);
    return send(response, viewOf(settings.legal, 'terms', languageOf(request), version.day));
  });
}
