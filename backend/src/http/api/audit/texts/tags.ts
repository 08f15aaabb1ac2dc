import { ERASED, type Erased } from '../../../../domain/event.ts';

/** Tags as the object of a sentence, in one language. */
export interface TagWords {
  /** Where they are erased. */
  readonly some: string;
  /** For a reader without sight of names. */
  readonly one: string;
  readonly many: (count: number) => string;
  readonly named: (tag: string) => string;
  readonly allNamed: (tags: readonly string[]) => string;
}

/** Returns tags in words; their number alone for a reader without sight of names, and where they are erased. */
export const tagsIn =
  (words: TagWords) =>
  (tags: readonly string[] | Erased, seesNames: boolean): string => {
    if (tags === ERASED) return words.some;
    const [one, ...more] = tags;
    if (one === undefined || !seesNames) return more.length === 0 ? words.one : words.many(tags.length);
    return more.length === 0 ? words.named(one) : words.allNamed(tags);
  };
