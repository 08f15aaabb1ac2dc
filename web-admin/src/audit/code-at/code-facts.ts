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
function leadsTo(storedInfo: StoredInfo | null): string {
  switch (storedInfo?.infoType) {
    case undefined:
      return 'Nothing';
    case 'link':
      return asciiLink(storedInfo.link);
    case 'phoneNumber':
      return describeDestination({ infoType: 'phoneNumber', phoneNumber: storedInfo.shown });
    case 'memories':
      return describeDestination({ infoType: 'memories', title: storedInfo.memories.title });
    default:
      return describeDestination({ infoType: storedInfo?.infoType });
  }
}
