import type { Express, Response } from 'express';
import type { LegalView } from '../../../contract/landing-page.ts';
import { LANGUAGES, type Language } from '../../../contract/language.ts';
import { addressOfLegalPage, asLegalPage, type LegalPage } from '../../../contract/legal/legal-page.ts';
import { PRIVACY_TOPICS } from '../../../contract/legal/privacy-topic.ts';
import { LANDING_PAGES } from '../../../contract/pages.ts';
import { eventsOfTopic } from '../../../domain/privacy/event-topics.ts';
import { languageOf } from '../../edge/language.ts';
import type { LegalSettings, LegalTexts } from '../../edge/settings/legal-settings.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import { answerNotBuilt } from '../apps.ts';
import { type LandingAnswer, landingRenderer } from '../landing/send-page.ts';
import { htmlOf } from './markdown.ts';

/** How long a browser may show a page without asking again, in seconds. Texts change only with a start. */
const FRESH_SECONDS = 300;

const NOBODY = { kind: 'stranger' } as const;

/** Serves the legal pages. Each is rendered once in each language, when it is first asked for. */
export function serveLegalPages(
  app: Express,
  settings: Pick<HttpSettings, 'appsRoot' | 'legal' | 'publicUrl'>,
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

  app.get(LANDING_PAGES.legal, (request, response, next) => {
    const page = asLegalPage(String(request.params['page']));
    if (page === undefined) return next();
    return send(response, viewOf(settings.legal, page, languageOf(request)));
  });

  app.get(LANDING_PAGES.terms, (request, response, next) => {
    const version = settings.legal.terms.find(({ day }) => day === request.params['day']);
    if (version === undefined) return next();
    return send(response, viewOf(settings.legal, 'terms', languageOf(request), version.day));
  });
}

/** Whether a page has anything to say: texts of the operator, or of the product. */
const isWritten = ({ page, text }: LegalView): boolean =>
  text !== undefined || page === 'privacy' || page === 'accessibility';

function viewOf(legal: LegalSettings, page: LegalPage, language: Language, day?: string): LegalView {
  const version = legal.terms.find((one) => day === undefined || one.day === day);
  const texts = page === 'terms' ? version?.texts : legal.texts[page];
  const address = addressOfLegalPage(page);
  return {
    kind: 'legal',
    page,
    language,
    address: day === undefined ? address : `${address}/${day}`,
    visitor: NOBODY,
    text: texts && textIn(texts, language),
    terms:
      page === 'terms' && version ? { day: version.day, days: legal.terms.map((one) => one.day) } : undefined,
    topics:
      page === 'privacy' ? PRIVACY_TOPICS.map((topic) => ({ topic, events: eventsOfTopic(topic) })) : [],
    contact: legal.contact,
  };
}

/** Returns the text in a language, else in English, else in the first language that it has. */
function textIn(texts: LegalTexts, wanted: Language): LegalView['text'] {
  for (const language of [wanted, ...LANGUAGES]) {
    const text = texts[language];
    if (text !== undefined) return { html: htmlOf(text), language };
  }
  return undefined;
}
