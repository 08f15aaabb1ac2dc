import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPdf } from './pdf-viewer.ts';

const getDocument = vi.hoisted(() => vi.fn());
vi.mock('pdfjs-dist', () => ({ GlobalWorkerOptions: {}, getDocument }));

const TEMPLATE = `
  <a href="/letter.pdf" data-pdf="Letter">Open</a>
  <template data-overlay="pdf"><dialog>
    <span class="qp-overlay-title"></span><button data-close>Close</button>
    <div class="qp-overlay-body"><div class="qp-pdf" data-page="Page {place} of {total}">
      <p role="status" data-failed="Not shown">Loading</p>
    </div></div>
  </dialog></template>`;

/** Each page is 100 × 50, and a page's picture has the size of its viewport. */
const render = vi.fn(() => ({ promise: Promise.resolve() }));
const getPage = vi.fn(async (_place: number) => ({
  getViewport: ({ scale }: { scale: number }) => ({ width: 100 * scale, height: 50 * scale }),
  render,
}));
const destroy = vi.fn();
const observe = vi.fn();
const unobserve = vi.fn();
let show: (entries: { isIntersecting: boolean; target: Element }[]) => void;
let options: { root?: Element; rootMargin?: string };

async function open(promise: Promise<unknown>): Promise<HTMLElement> {
  getDocument.mockReturnValue({ promise, destroy });
  document.documentElement.lang = 'en';
  document.body.innerHTML = TEMPLATE;
  const link = document.querySelector('a');
  if (!link) throw new Error('There is no link');
  await openPdf(link);
  const sheet = document.querySelector<HTMLElement>('body > dialog .qp-pdf');
  if (!sheet) throw new Error('No overlay is open');
  return sheet;
}

const pdf = (numPages: number) => Promise.resolve({ numPages, getPage });
const pagesOf = (sheet: HTMLElement) => [...sheet.querySelectorAll('canvas')];

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.stubGlobal('devicePixelRatio', 3);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      unobserve = unobserve;
      constructor(seen: typeof show, given: typeof options) {
        [show, options] = [seen, given];
      }
    },
  );
});

afterEach(() => {
  history.replaceState(null, '');
  document.querySelector<HTMLDialogElement>('body > dialog')?.close();
});

describe('the viewer of a PDF', () => {
  it('names the file, takes the arrow keys, and keeps a named place for each page', async () => {
    const sheet = await open(pdf(3));
    expect(getDocument.mock.calls[0]?.[0]).toMatchObject({
      url: expect.stringMatching(/\/letter\.pdf$/),
    });
    const dialog = sheet.closest('dialog');
    expect(dialog?.getAttribute('aria-label')).toBe('Letter');
    expect(dialog?.querySelector('.qp-overlay-title')?.textContent).toBe('Letter');
    expect([sheet.getAttribute('aria-label'), sheet.tabIndex]).toEqual(['Letter', 0]);
    expect(sheet.querySelector('[role=status]')).toBeNull();
    const pages = pagesOf(sheet);
    expect(pages.map((page) => [page.getAttribute('role'), page.getAttribute('aria-label')])).toEqual([
      ['img', 'Page 1 of 3'],
      ['img', 'Page 2 of 3'],
      ['img', 'Page 3 of 3'],
    ]);
    expect(pages.map(({ style }) => style.aspectRatio)).toEqual(Array(3).fill('100 / 50'));
    expect(observe.mock.calls.flat()).toEqual(pages);
    expect(options).toEqual({ root: sheet, rootMargin: '600px 0px' });
  });

  it('draws a page once, when it comes near, no sharper than twice its size', async () => {
    const [first, second] = pagesOf(await open(pdf(2)));
    if (!first || !second) throw new Error('There are no two pages');
    getPage.mockClear();
    show([
      { isIntersecting: false, target: first },
      { isIntersecting: true, target: second },
    ]);
    await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
    expect(getPage.mock.calls).toEqual([[2]]);
    expect(unobserve.mock.calls).toEqual([[second]]);
    expect([second.width, second.height]).toEqual([600, 300]);
    expect(render).toHaveBeenCalledWith({ canvas: second, viewport: { width: 600, height: 300 } });
  });

  it('says that a file can not be shown, and stops reading it once it is closed', async () => {
    const sheet = await open(Promise.reject(new Error('broken')));
    expect(sheet.textContent.trim()).toBe('Not shown');
    expect(pagesOf(sheet)).toEqual([]);
    expect(destroy).not.toHaveBeenCalled();
    sheet.closest('dialog')?.close();
    expect(destroy).toHaveBeenCalledOnce();
  });
});
