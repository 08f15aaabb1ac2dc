/** A page's number, or a gap between two numbers. */
export type PageItem = number | 'gap-before' | 'gap-after';

/** Pages shown around the present one, and at either end (specification, section 9). */
const IN_RANGE = 3;
const MARGIN = 2;

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
}

/** Which pages the control offers: `1 2 … 9 10 11 … 19 20`. A gap of a single page shows that page instead. */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const around = Math.floor(IN_RANGE / 2);
  const start = Math.max(1, Math.min(page - around, pageCount - IN_RANGE + 1));
  const end = Math.min(pageCount, start + IN_RANGE - 1);

  const leftEnd = Math.min(MARGIN, start - 1);
  const rightStart = Math.max(pageCount - MARGIN + 1, end + 1);
  return [
    ...span(1, leftEnd),
    ...between(leftEnd, start, 'gap-before'),
    ...span(start, end),
    ...between(end, rightStart, 'gap-after'),
    ...span(rightStart, pageCount),
  ];
}

function between(left: number, right: number, gap: PageItem): PageItem[] {
  const missing = right - left - 1;
  if (missing <= 0) return [];
  return missing === 1 ? [left + 1] : [gap];
}
