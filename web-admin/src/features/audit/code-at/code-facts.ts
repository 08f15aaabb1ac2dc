import type { CodeSnapshot, StoredInfo } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import type { AuditTexts } from '@qlaim/backend/texts/console/audit';
import { describeDestination } from '@qlaim/web-kit';

type Words = Pick<AuditTexts, 'codeAt' | 'content'>;

/** A code in words, by what each is about. */
export function factsOf(code: CodeSnapshot, words: Words): readonly (readonly [string, string])[] {
  const { name, user, storedInfo, approved, isActive, restricted, imageLink, isProtected, hidden, withheld } =
    code;
  const { codeAt } = words;
  const answer = (is: boolean): string => (is ? codeAt.yes : codeAt.no);
  return [
    [codeAt.name, name ?? codeAt.noName],
    [codeAt.owner, user ? codeAt.ownerIs(`${user.firstName} ${user.lastName}`, user.email) : codeAt.noOwner],
    [codeAt.leadsTo, leadsTo(storedInfo, words)],
    [codeAt.protected, answer(isProtected)],
    [codeAt.hidden, answer(hidden)],
    [codeAt.withheld, answer(withheld)],
    [codeAt.approved, answer(approved)],
    [codeAt.enabled, answer(isActive)],
    [codeAt.paid, answer(!restricted)],
    [codeAt.picture, answer(Boolean(imageLink))],
  ];
}

/** Returns the whole link, which `describeDestination` shortens. */
function leadsTo(info: StoredInfo | null, { codeAt, content }: Words): string {
  if (info === null) return codeAt.nowhere;
  return info.infoType === 'link' ? asciiLink(info.link) : describeDestination(info, asciiLink, content);
}
