/**
 * The mark's only definition, on a grid of 64. It is a QR finder pattern (ring and eye) with a check mark as the tail of
 * a Q. The ring's edges lie on multiples of 4, so that they are sharp at 16 pixels. Lines are 8 wide with round ends.
 * The gap between the ring and the tail is 4 at both ends.
 */
export const mark = {
  box: 64,
  line: 8,
  ring: 'M26 48H22A14 14 0 0 1 8 34V22A14 14 0 0 1 22 8H34A14 14 0 0 1 48 22V30',
  eye: { x: 20, y: 20, width: 16, height: 16, rx: 5 },
  tail: 'M38.5 44.5L47 55L59.8 36',
} as const;

export interface MarkColours {
  line: string;
  eye: string;
  tail?: string;
}

/** Returns the mark's shapes as SVG text, for places without React. */
export function markShapes({ line, eye, tail = line }: MarkColours): string {
  const { x, y, width, height, rx } = mark.eye;
  return [
    `<g fill="none" stroke-width="${mark.line}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path stroke="${line}" d="${mark.ring}"/>`,
    `<path stroke="${tail}" d="${mark.tail}"/>`,
    '</g>',
    `<rect fill="${eye}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`,
  ].join('');
}
