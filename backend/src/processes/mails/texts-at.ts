import { PRODUCT_NAME } from '../../contract/domains/site-look.ts';
import { directionOf, type Language } from '../../contract/language.ts';
import { isolate } from '../../texts/isolate.ts';
import type { Site } from './site.ts';

/** Stands for the name of the product in what a text is given. No text has it. */
const GIVEN = '\uE000';

/**
 * Returns the texts of a language with the name of the shop, where the catalogue names the product. What a text is given, such
 * as the name of a code, stays as it is.
 */
export function textsAt<Words extends object>(
  { look: { name } }: Pick<Site, 'look'>,
  catalogue: Readonly<Record<Language, Words>>,
  language: Language,
): Words {
  const words = catalogue[language];
  if (name === PRODUCT_NAME) return words;
  return naming(directionOf(language) === 'rtl' ? isolate(name) : name, words);
}

const naming = <Words extends object>(name: string, words: Words): Words =>
  new Proxy(words, {
    get: (target, key) => named(name, Reflect.get(target, key)),
    apply: (target, self, given: unknown[]) =>
      typeof target === 'function' ? named(name, Reflect.apply(target, self, given.map(kept))) : undefined,
  });

function named(name: string, text: unknown): unknown {
  if (typeof text === 'string')
    return text.replaceAll(PRODUCT_NAME, () => name).replaceAll(GIVEN, PRODUCT_NAME);
  return (typeof text === 'object' && text !== null) || typeof text === 'function'
    ? naming(name, text)
    : text;
}

const kept = (given: unknown): unknown =>
  typeof given === 'string' ? given.replaceAll(PRODUCT_NAME, GIVEN) : given;
