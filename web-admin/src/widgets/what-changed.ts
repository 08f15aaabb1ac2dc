import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import type { CodeContents } from '@qlaim/backend/contract/console';
import type { WhatChangedTexts } from '@qlaim/backend/texts/console/what-changed';
import { describeDestination } from '@qlaim/web-kit';
import { fieldsOfInfo } from '@qlaim/web-kit/content-fields';

/** What a change replaced: 'Name: Blue bag → Red bag'. */
export interface Replaced {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** Of a longer text, the beginning is shown. Characters. */
const MOST = 120;

/**
 * Returns what a change replaced, field by field, as far as both versions are known. A change of the type is told in one
 * line. Files are told by their number alone.
 */
export function whatChanged(
  change: CodeContents,
  before: CodeContents | undefined,
  words: WhatChangedTexts,
): readonly Replaced[] {
  if (!before?.available || !change.available) return [];
  const [from, to] = [wordsOf(before, change, words), wordsOf(change, before, words)];
  const { none } = words.versions;
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((what) => ({ what, from: from.get(what) ?? none, to: to.get(what) ?? none }))
    .filter((replaced) => replaced.from !== replaced.to)
    .map((replaced) => ({ ...replaced, from: shortened(replaced.from), to: shortened(replaced.to) }));
}

function wordsOf(
  { name, storedInfo }: CodeContents,
  other: CodeContents,
  { content, versions, nothing }: WhatChangedTexts,
): ReadonlyMap<string, string> {
  const sameType = storedInfo !== null && storedInfo.infoType === other.storedInfo?.infoType;
  const fields = sameType
    ? fieldsOfInfo(storedInfo, versions).map(({ label, text }) => [label, text] as const)
    : [
        [
          versions.leadsTo,
          storedInfo ? describeDestination(storedInfo, asciiLink, content) : nothing,
        ] as const,
      ];
  return new Map([[versions.name, name ?? versions.none], ...fields]);
}

const shortened = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, MOST).trimEnd()} …`;
