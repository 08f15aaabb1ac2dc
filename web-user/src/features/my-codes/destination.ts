import type { StoredInfo } from '@qlaim/backend/contract';
import { describeDestination } from '@qlaim/web-kit';

/**
 * Describes the destination of a code. Only the country prefix is set apart, so the list loads no numbering
 * plan.
 */
export function destinationOf(stored: StoredInfo | null): string {
  if (stored === null) return describeDestination({});
  switch (stored.infoType) {
    case 'link':
      return describeDestination({ infoType: 'link', link: stored.link });
    case 'phoneNumber':
      return describeDestination({ infoType: 'phoneNumber', phoneNumber: readable(stored.phone) });
    case 'smartQR':
      return describeDestination({ infoType: 'smartQR' });
  }
}

function readable({
  countryCallingCode,
  nationalNumber,
  ext,
}: Extract<StoredInfo, { infoType: 'phoneNumber' }>['phone']): string {
  return `+${countryCallingCode} ${nationalNumber}${ext === undefined ? '' : ` ext. ${ext}`}`;
}

/** Returns the type label of specification section 2. */
export function typeLabelOf(stored: StoredInfo | null): string {
  return stored?.infoType ?? 'Not set up';
}
