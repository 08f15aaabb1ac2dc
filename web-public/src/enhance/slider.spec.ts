import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceSlider } from './slider.ts';

// The page of the specs has no layout.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 280, 100));
});

const slide = (content: string) =>
  `<li class="swiper-slide" style="box-sizing: border-box; width: 280px">${content}</li>`;

function open(kind: 'autoplay' | 'still', calm = false): HTMLElement {
  const media = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media(calm ? 'all' : 'not all'));
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <section data-slider="${kind}">
      <div class="swiper"><ul class="swiper-wrapper">
        ${['<a href="/1">1</a>', '<video></video>', '<a href="/3">3</a>'].map(slide).join('')}
      </ul></div>
      <div class="qp-bar" hidden>
        <button data-pause><span data-state="paused">Play</span><span data-state="playing" hidden>Pause</span></button>
        <span data-count="{place} of {total}">1 of 3</span>
        <button data-go="-1">Previous</button><button data-go="1">Next</button>
      </div>
    </section>`;
  const root = document.querySelector('section');
  if (!root) throw new Error('There is no slider');
  enhanceSlider(root);
  return root;
}

const count = () => document.querySelector('[data-count]')?.textContent;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const state = () => document.querySelector<HTMLElement>('[data-pause] :not([hidden])')?.textContent;

function key(name: string, on = 'a'): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  return document.querySelector(`.swiper ${on}`)?.dispatchEvent(event) ?? true;
}

describe('a slider', () => {
  it('shows its buttons, which go from one file to the next', () => {
    const root = open('still');
    expect(root.classList).toContain('qp-sliding');
    expect(root.querySelector<HTMLElement>('.qp-bar')?.hidden).toBe(false);
    press('[data-go="1"]');
    expect(count()).toBe('2 of 3');
    press('[data-go="1"]');
    press('[data-go="1"]');
    expect(count()).toBe('1 of 3');
    press('[data-go="-1"]');
    expect(count()).toBe('3 of 3');
  });

  it('stops its videos when it goes on', () => {
    open('still');
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    press('[data-go="1"]');
    expect(pause).toHaveBeenCalledOnce();
  });

  it('follows the arrow keys, of which a video has its own', () => {
    open('still');
    expect(key('ArrowRight')).toBe(false);
    expect(count()).toBe('2 of 3');
    expect(key('ArrowRight', 'video')).toBe(true);
    expect(key('a')).toBe(true);
    expect(count()).toBe('2 of 3');
    key('ArrowRight');
    expect(document.activeElement?.getAttribute('href')).toBe('/3');
    key('ArrowLeft');
    expect(count()).toBe('2 of 3');
  });
});

describe('a slider that plays by itself', () => {
  it('is stopped and started with a button', () => {
    open('autoplay');
    expect(state()).toBe('Pause');
    press('[data-pause]');
    expect(state()).toBe('Play');
    press('[data-pause]');
    expect(state()).toBe('Pause');
    press('[data-go="1"]');
    expect(state()).toBe('Play');
  });

  it('stops while a picture has the focus', () => {
    open('autoplay');
    document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(state()).toBe('Play');
  });

  it('stands still for who asks for less motion', () => {
    open('autoplay', true);
    expect(state()).toBe('Play');
  });
});
