import { type RefObject, useEffect, useRef } from 'react';

/** What a reader does to a row before they scroll it. */
const BY_READER = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;

/**
 * Scrolls a row of links sideways, so that the current one is in its middle. It scrolls again when `key` changes, and leaves
 * the page where it is. Fonts, counts and turned screens move the links: it follows until the reader scrolls the row.
 */
export function useScrollToCurrent<E extends HTMLElement>(key: string): RefObject<E | null> {
  const row = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key may be another current link
  useEffect(() => (row.current ? keepCurrentInView(row.current) : undefined), [key]);
  return row;
}

/** Returns what ends it. */
function keepCurrentInView(row: HTMLElement): () => void {
  scrollToCurrent(row);
  const observer = new ResizeObserver(() => scrollToCurrent(row));
  for (const element of [row, ...row.children]) observer.observe(element);
  const reader = new AbortController();
  const end = () => {
    observer.disconnect();
    reader.abort();
  };
  for (const event of BY_READER) row.addEventListener(event, end, { passive: true, signal: reader.signal });
  return end;
}

function scrollToCurrent(row: HTMLElement): void {
  const current = row.querySelector('.active, [aria-current]');
  if (current) row.scrollLeft += middleOf(current) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
