import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { useTexts } from '@qlaim/web-kit/texts';

/** Says that the symbol of a code holds an address of a host that is not served here. */
export function PrintedElsewhere({ barcode }: { barcode: Barcode }) {
  const { printed } = barcode;
  const { printedElsewhere } = useTexts(CODES).card;
  if (printed === null || printed.here) return null;
  const host = printed.address.replace(/^https?:\/\/([^/?#]*).*$/, '$1');
  return <p className="qk-soft qk-small">{printedElsewhere(host)}</p>;
}
