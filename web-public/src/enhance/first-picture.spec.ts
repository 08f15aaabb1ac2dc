import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPicture } from './first-picture.ts';

/** Returns a slider whose files are these, and whether the wait for its first picture is over. */
function sliderOf(...files: readonly string[]) {
  document.body.innerHTML = `<section><ul>${files.map((file) => `<li>${file}</li>`).join('')}</ul></section>`;
  for (const picture of document.querySelectorAll('img'))
    Object.defineProperty(picture, 'complete', { value: false });
  const arrived = vi.fn();
  const slider = document.querySelector('section');
  if (slider) void firstPicture(slider).then(arrived);
  return arrived;
}

describe('the wait for the first picture', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['load', 'error'])('ends with its %s event', async (event) => {
    const arrived = sliderOf('<img>', '<img>');
    document.querySelectorAll('img')[1]?.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).not.toHaveBeenCalled();
    document.querySelectorAll('img')[0]?.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toHaveBeenCalled();
  });

  it('ends at once where a video comes first', async () => {
    const arrived = sliderOf('<video></video>', '<img>');
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toHaveBeenCalled();
  });

  it('ends after four seconds on a slow network', async () => {
    const arrived = sliderOf('<img>');
    await vi.advanceTimersByTimeAsync(3999);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalled();
  });
});
