import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { openOverlay } from './overlay.ts';
import { placeIn } from './place.ts';

GlobalWorkerOptions.workerSrc = worker;

const ASSETS = import.meta.env.PDF_ASSETS;

/** More pixels than this in a direction help nobody, and exceed the canvas of some phones. */
const MAX_PIXEL_RATIO = 2;

/** Shows a PDF over the page (section 2), also on phones whose browsers show none. Pages are drawn when they come near. */
export async function openPdf(link: HTMLAnchorElement): Promise<void> {
  const name = link.dataset['pdf'] ?? 'PDF';
  const loading = getDocument({
    url: link.href,
    cMapUrl: `${ASSETS}cmaps/`,
    standardFontDataUrl: `${ASSETS}standard_fonts/`,
    wasmUrl: `${ASSETS}wasm/`,
    iccUrl: `${ASSETS}iccs/`,
  });
  const { dialog, body } = await openOverlay('pdf', () => void loading.destroy());
  dialog.setAttribute('aria-label', name);
  dialog.querySelector('.qp-overlay-title')?.append(name);
  const sheet = body.querySelector<HTMLElement>('.qp-pdf') ?? body;
  sheet.setAttribute('aria-label', name);
  // So that the arrow keys scroll it.
  sheet.tabIndex = 0;
  const status = sheet.querySelector<HTMLElement>('[role=status]');
  try {
    const pdf = await loading.promise;
    status?.remove();
    await addPages(pdf, sheet);
  } catch {
    if (status) status.textContent = status.dataset['failed'] ?? '';
  }
}

async function addPages(pdf: PDFDocumentProxy, body: HTMLElement): Promise<void> {
  const first = await pdf.getPage(1);
  const { width, height } = first.getViewport({ scale: 1 });
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLCanvasElement)) continue;
        near.unobserve(target);
        void pdf.getPage(Number(target.dataset['page'])).then((page) => draw(page, target));
      }
    },
    { root: body, rootMargin: '600px 0px' },
  );
  for (let place = 1; place <= pdf.numPages; place += 1) {
    const canvas = document.createElement('canvas');
    canvas.dataset['page'] = String(place);
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', placeIn(body.dataset['page'] ?? '', place - 1, pdf.numPages));
    // Its place is kept until it is drawn; most pages have the shape of the first.
    canvas.style.aspectRatio = `${width} / ${height}`;
    body.append(canvas);
    near.observe(canvas);
  }
}

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<void> {
  const { width, height } = page.getViewport({ scale: 1 });
  const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
  const viewport = page.getViewport({ scale: (canvas.clientWidth / width) * ratio });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  canvas.style.aspectRatio = `${width} / ${height}`;
  await page.render({ canvas, viewport }).promise;
}
