import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row of links sideways, so that the current one is in its middle. It scrolls again when `key` changes, and leaves
 * the page where it is.
 */
export function useScrollToCurrent<E extends HTMLElement>(key: string): RefObject<E | null> {
  const row = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key may be another current link
  useEffect(() => scrollToCurrent(row.current), [key]);
  return row;
}

function scrollToCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('.active, [aria-current]');
  if (row && current) row.scrollLeft += middleOf(current) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
