import { OverlayTemplate } from '../../media/OverlayTemplate.tsx';
import { PLACE } from '../../media/place.ts';
import { OWN_TEXT } from '../../words/own-text.ts';
import { useWords } from '../../words/words.ts';

/** What the script shows over the page when a PDF is opened. */
export function PaperOverlay() {
  const { pdf } = useWords();
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
