import { mapAddress } from '@qlaim/backend/contract';
import { Icon } from '@qlaim/web-kit';
import { OWN_TEXT } from '../../texts/own-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FoldedPart } from './FoldedPart.tsx';
import { LinkedText } from './LinkedText.tsx';
import type { SectionProps } from './section.ts';
import { isWritten } from './written.ts';

/** The resting place, with a link to a map. The visitor opens the map; the page loads nothing of it. */
export function RestingPlace({ page: { place, warnings }, open }: SectionProps) {
  const { place: words } = useTexts();
  if (place === null) return null;
  return (
    <FoldedPart id="place" title={words.title} open={open}>
      {isWritten(place.text) ? (
        <LinkedText text={place.text} className="qp-place" warnings={warnings} />
      ) : null}
      {place.address === '' ? null : <address {...OWN_TEXT}>{place.address}</address>}
      <p className="qp-map">
        <a className="qp-button" href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
          <Icon name="external" size={18} />
          {words.map}
        </a>
        <small>{words.privacy}</small>
      </p>
    </FoldedPart>
  );
}
