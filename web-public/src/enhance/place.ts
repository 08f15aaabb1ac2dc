import { fillPlace } from '../media/place.ts';

/** Writes which of how many is shown, in the words that the element carries and the numbers of the page's language. */
export function writePlace(element: HTMLElement | null, index: number, total: number): void {
  if (element) element.textContent = placeIn(element.dataset['count'] ?? '', index, total);
}

export const placeIn = (words: string, index: number, total: number): string =>
  fillPlace(words, index + 1, total, document.documentElement.lang);
