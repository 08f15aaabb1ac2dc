import { Icon } from '@qlaim/web-kit';
import { OWN_TEXT } from '../texts/own-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { OverlayTemplate } from './OverlayTemplate.tsx';
import { PLACE } from './place.ts';

/** What the script shows over the page when a picture is enlarged: the pictures of the page, one at a time. */
export function PictureOverlay() {
  const { overlay, slider } = useTexts();
  return (
    <OverlayTemplate
      name="pictures"
      label={overlay.enlarged}
      bar={
        <>
          <span
            className="qp-overlay-title"
            aria-live="polite"
            data-count={slider.place(PLACE.place, PLACE.total)}
          />
          <button type="button" className="qp-button" data-zoom="" aria-pressed="false">
            <Icon name="expand" size={18} />
            <span>{overlay.zoom}</span>
          </button>
        </>
      }
      foot={<p className="qp-overlay-words" aria-live="polite" data-words="" hidden {...OWN_TEXT} />}
    >
      <div className="swiper">
        <div className="swiper-wrapper" />
      </div>
      <button type="button" className="qp-button qp-step" data-go="-1" aria-label={slider.previous}>
        <Icon name="back" className="qp-backward" />
      </button>
      <button type="button" className="qp-button qp-step" data-go="1" aria-label={slider.next}>
        <Icon name="back" className="qp-forward" />
      </button>
    </OverlayTemplate>
  );
}
