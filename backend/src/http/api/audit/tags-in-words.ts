import { ERASED, type Erased } from '../../../domain/event.ts';

/** Returns tags in words; their number alone for a reader without sight of names, and where they are erased. */
export function tagsInWords(tags: readonly string[] | Erased, seesNames: boolean): string {
  if (tags === ERASED) return 'tags';
  const [one, ...more] = tags;
  if (!seesNames) return more.length === 0 ? 'a tag' : `${tags.length} tags`;
  return more.length === 0 ? `the tag “${one}”` : `the tags ${tags.map((tag) => `“${tag}”`).join(', ')}`;
}
