import type { Language } from '../../../contract/language.ts';
import { CATEGORIES } from '../../../domain/catalogue.ts';
import type { DomainEvent } from '../../../domain/event.ts';
import { type AuditedEvent, EVENT_TEXTS } from './texts/index.ts';

/**
 * Returns an event in words of a language, for a reader with or without sight of names. Throws for one that is not of the
 * catalogue.
 */
export function textOfEvent(event: DomainEvent, seesNames: boolean, language: Language): string {
  const category = CATEGORIES.find(({ events }) => events.some(({ type }) => type === event.type));
  if (!category?.recognises(event) || !isAudited(event)) throw new Error(`No words for ${event.type}`);
  return wordsFor(event.type, language)(event.data, seesNames);
}

const isAudited = (event: DomainEvent): event is AuditedEvent => Object.hasOwn(EVENT_TEXTS.en, event.type);

function wordsFor<Type extends AuditedEvent['type']>(
  type: Type,
  language: Language,
): (data: AuditedEvent['data'], seesNames: boolean) => string;
function wordsFor(
  type: AuditedEvent['type'],
  language: Language,
): (data: never, seesNames: boolean) => string {
  return EVENT_TEXTS[language][type];
}

/** The types of events, in the order of the alphabet. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVENT_TEXTS.en).toSorted();
