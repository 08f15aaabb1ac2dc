/** The longest time that the slider waits for its first picture, in milliseconds. */
const LONGEST_MS = 4000;

/** Resolves when the first picture of a slider has arrived, so that the slider's script takes none of its bandwidth. */
export function firstPicture(slider: HTMLElement): Promise<void> {
  const picture = slider.querySelector<HTMLImageElement>('li:first-child img');
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve();
    picture.addEventListener('load', done, { once: true });
    picture.addEventListener('error', done, { once: true });
    setTimeout(done, LONGEST_MS);
  });
}
