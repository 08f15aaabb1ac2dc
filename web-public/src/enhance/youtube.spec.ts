import { expect, it, vi } from 'vitest';
import { enhanceYouTube } from './youtube.ts';

/** Taps a link outside the page, because the specs load no pages of others. */
function tap(attributes: string): HTMLIFrameElement {
  const part = document.createElement('div');
  part.innerHTML = `<a href="https://www.youtube.com/watch?v=a" ${attributes}>Play</a>`;
  const link = part.querySelector('a');
  if (!link) throw new Error('There is no link');
  enhanceYouTube(link);
  expect(part.querySelector('iframe')).toBeNull();
  const click = new MouseEvent('click', { cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(part.querySelector('a')).toBeNull();
  const player = part.querySelector('iframe');
  if (!player) throw new Error('There is no player');
  return player;
}

it('puts the player in the place of the link, with a tap', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const player = tap('data-youtube="abcdefghijk" data-start="90" data-player="Player of YouTube"');
  expect(player.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=90');
  expect(player.title).toBe('Player of YouTube');
  expect(player.referrerPolicy).toBe('strict-origin-when-cross-origin');
  expect(player.allow).toBe('autoplay; encrypted-media; fullscreen; picture-in-picture');
  expect(focus.mock.instances).toEqual([player]);
});

it('starts at the beginning where no time is given', () => {
  expect(tap('data-youtube="abcdefghijk"').src).toMatch(/start=0$/);
});
