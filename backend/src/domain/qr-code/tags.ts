import { LIMITS } from '../../contract/limits.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { tagKey } from '../../contract/tags/tag-key.ts';
import { ERASED, type Erased, PRODUCT } from '../event.ts';
import type { QrCodeEvent } from './events.ts';

/** Takes tags off a code, then puts others on it. */
export interface ChangeTags {
  readonly type: 'changeTags';
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

type Tags = readonly string[];

/** Returns the tags after some were put on. One that is there already keeps its spelling. */
export function withTags(tags: Tags, added: Tags): Tags {
  const keys = new Set(tags.map(tagKey));
  const isNew = (tag: string) => !keys.has(tagKey(tag)) && keys.add(tagKey(tag));
  return [...tags, ...added.filter(isNew)];
}

/** Returns the tags after some were taken off, in whatever spelling. */
export function withoutTags(tags: Tags, removed: Tags): Tags {
  const keys = new Set(removed.map(tagKey));
  return tags.filter((tag) => !keys.has(tagKey(tag)));
}

/** Returns tags of an event; none where they are erased. */
export const knownTags = (tags: readonly string[] | Erased): string[] => (tags === ERASED ? [] : [...tags]);

/** Returns those of some tags that a code has, in its spelling. */
export const tagsAmong = (tags: Tags, asked: Tags): Tags => withoutTags(tags, withoutTags(tags, asked));

/** Returns the facts that a change of tags adds. What others changed before it stays. */
export function changeTags(
  { add, remove }: ChangeTags,
  { tags }: { readonly tags: Tags },
): Result<readonly QrCodeEvent[], 'too_many_tags'> {
  const kept = withoutTags(tags, remove);
  const after = withTags(kept, add);
  const [added, removed] = [after.slice(kept.length), withoutTags(tags, kept)];
  if (added.length > 0 && after.length > LIMITS.tags) return refuse('too_many_tags');
  const events: QrCodeEvent[] = [];
  if (removed.length > 0)
    events.push({ type: 'CodeUntagged', data: { person: PRODUCT, tags: [...removed] } });
  if (added.length > 0) events.push({ type: 'CodeTagged', data: { person: PRODUCT, tags: [...added] } });
  return ok(events);
}
