import type { CodeSnapshot, StoredInfo } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { describeDestination } from '@qlaim/web-kit';

/** A code in words, by what each is about. */
export function factsOf(code: CodeSnapshot): readonly (readonly [string, string])[] {
  const { name, user, storedInfo, approved, isActive, restricted, imageLink, isProtected } = code;
  return [
    ['Name', name ?? 'None'],
    ['Owner', user ? `${user.firstName} ${user.lastName} (${user.email})` : 'None'],
    ['Leads to', leadsTo(storedInfo)],
    ['Secure code', isProtected ? 'Yes' : 'No'],
    ['Approved', approved ? 'Yes' : 'No'],
    ['Enabled', isActive ? 'Yes' : 'No'],
    ['Paid for', restricted ? 'No' : 'Yes'],
    ['Picture', imageLink ? 'Yes' : 'No'],
  ];
}

/** Returns the whole link, which `describeDestination` shortens. */
function leadsTo(info: StoredInfo | null): string {
  if (info === null) return 'Nothing';
  return info.infoType === 'link' ? asciiLink(info.link) : describeDestination(info, asciiLink);
}
