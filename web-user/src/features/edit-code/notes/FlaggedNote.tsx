import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** Says in the editor of which addresses visitors are warned. The addresses are texts: nobody opens one by mistake. */
export function FlaggedNote({ barcode: { flags } }: { barcode: Barcode }) {
  const { card } = useTexts(CODES);
  if (flags.length === 0) return null;
  return (
    <div className="qu-flagged">
      <Notice tone="danger" title={card.flaggedTitle} quiet>
        <p>{card.flaggedLead}</p>
        <ul>
          {flags.map(({ url }) => (
            <li key={url}>
              <bdi dir="ltr">{url}</bdi>
            </li>
          ))}
        </ul>
        <p>{card.flaggedClose}</p>
      </Notice>
    </div>
  );
}
