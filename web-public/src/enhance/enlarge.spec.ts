import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enlarge } from './enlarge.ts';

const TEMPLATE = `
  <template data-overlay="pictures"><dialog>
    <span data-count="{place} of {total}"></span>
    <button data-zoom aria-pressed="false">Zoom</button><button data-close>Close</button>
    <div class="qp-overlay-body">
      <div class="swiper"><div class="swiper-wrapper"></div></div>
      <button data-go="-1">Previous</button><button data-go="1">Next</button>
    </div>
  </dialog></template>`;

const picture = (name: string) =>
  `<a href="/${name}.webp" data-enlarge><img src="/${name}.jpg" alt="${name}"></a>`;

async function open(names: string[], place: number): Promise<HTMLElement> {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<main data-pictures>${names.map(picture).join('')}</main>${TEMPLATE}`;
  const link = document.querySelectorAll<HTMLAnchorElement>('main a')[place];
  if (!link) throw new Error('There is no such picture');
  await enlarge(link);
  const dialog = document.querySelector<HTMLElement>('body > dialog');
  if (!dialog) throw new Error('No overlay is open');
  return dialog;
}

// The page of the specs has no layout.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300));

afterEach(() => {
  history.replaceState(null, '');
  document.querySelector<HTMLDialogElement>('body > dialog')?.close();
});

const steps = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>('[data-go]')].map((step) => [step.hidden, step.ariaDisabled]);
const press = (dialog: HTMLElement, selector: string) => dialog.querySelector<HTMLElement>(selector)?.click();

describe('an enlarged picture', () => {
  it('has the others of the page beside it', async () => {
    const dialog = await open(['one', 'two', 'three'], 1);
    const large = [...dialog.querySelectorAll<HTMLImageElement>('.swiper-slide img')];
    expect(large.map((image) => [new URL(image.src).pathname, image.alt])).toEqual([
      ['/one.webp', 'one'],
      ['/two.webp', 'two'],
      ['/three.webp', 'three'],
    ]);
    expect(dialog.querySelector('[data-count]')?.textContent).toBe('2 of 3');
    expect(steps(dialog)).toEqual([
      [false, 'false'],
      [false, 'false'],
    ]);
    press(dialog, '[data-go="1"]');
    expect(dialog.querySelector('[data-count]')?.textContent).toBe('3 of 3');
    expect(steps(dialog)).toEqual([
      [false, 'false'],
      [false, 'true'],
    ]);
    press(dialog, '[data-go="-1"]');
    press(dialog, '[data-go="-1"]');
    expect(dialog.querySelector('[data-count]')?.textContent).toBe('1 of 3');
  });

  it('goes to the next one with an arrow key', async () => {
    const dialog = await open(['one', 'two'], 0);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39 }));
    expect(dialog.querySelector('[data-count]')?.textContent).toBe('2 of 2');
  });

  it('has no steps where it is alone', async () => {
    const dialog = await open(['one'], 0);
    expect(steps(dialog).map(([hidden]) => hidden)).toEqual([true, true]);
    expect(dialog.querySelector('[data-count]')?.textContent).toBe('');
  });

  it('is zoomed with the button and with keys, until it is closed', async () => {
    const dialog = await open(['one'], 0);
    const pressed = () => dialog.querySelector('[data-zoom]')?.ariaPressed;
    const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
    press(dialog, '[data-zoom]');
    expect(pressed()).toBe('true');
    press(dialog, '[data-zoom]');
    expect(pressed()).toBe('false');
    for (const [zoomIn, zoomOut] of [
      ['+', '-'],
      ['=', '0'],
    ] as const) {
      key(zoomIn);
      expect(pressed()).toBe('true');
      key(zoomOut);
      expect(pressed()).toBe('false');
    }
    key('a');
    expect(pressed()).toBe('false');
  });
});
