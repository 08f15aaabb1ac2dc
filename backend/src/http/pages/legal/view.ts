import type { LegalView } from '../../../contract/landing-page.ts';
import { LANGUAGES, type Language } from '../../../contract/language.ts';
import { ALWAYS_PUBLISHED, addressOfLegalPage, type LegalPage } from '../../../contract/legal/legal-page.ts';
import { PRIVACY_TOPICS } from '../../../contract/legal/privacy-topic.ts';
import { eventsOfTopic } from '../../../domain/privacy/event-topics.ts';
import type { LegalSettings, LegalTexts } from '../../edge/settings/legal-settings.ts';
import { htmlOf } from './markdown.ts';

const NOBODY = { kind: 'stranger' } as const;

/** Whether a page has anything to say: texts of the operator, or of the product. */
export const isWritten = ({ page, text }: LegalView): boolean =>
  text !== undefined || ALWAYS_PUBLISHED.includes(page);

/** Returns a legal page in a language. `day`: the version of the terms; the newest without it. */
export function viewOf(legal: LegalSettings, page: LegalPage, language: Language, day?: string): LegalView {
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
    link: page === 'privacy' ? legal.links.privacy : undefined,
    terms:
      page === 'terms' && version ? { day: version.day, days: legal.terms.map((one) => one.day) } : undefined,
    topics:
      page === 'privacy' ? PRIVACY_TOPICS.map((topic) => ({ topic, events: eventsOfTopic(topic) })) : [],
    contact: legal.contact,
    periods: legal.retention,
  };
}

/** Returns the text in a language, else in English, else in the first language that it has. */
export function textIn(texts: LegalTexts, wanted: Language): LegalView['text'] {
  for (const language of [wanted, ...LANGUAGES]) {
    const text = texts[language];
    if (text !== undefined) return { html: htmlOf(text), language };
  }
  return undefined;
}
