import { OverlayTemplate } from '../../media/OverlayTemplate.tsx';
import { PLACE } from '../../media/place.ts';
import { OWN_TEXT } from '../../texts/own-text.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** What the script shows over the page when a PDF is opened. */
export function PaperOverlay() {
  const { pdf } = useTexts();
  return (
    <OverlayTemplate name="pdf" bar={<span className="qp-overlay-title" {...OWN_TEXT} />}>
      <section className="qp-pdf" data-page={pdf.page(PLACE.place, PLACE.total)}>
        <p role="status" data-failed={pdf.failed}>
          {pdf.opening}
        </p>
      </section>
    </OverlayTemplate>
  );
}
