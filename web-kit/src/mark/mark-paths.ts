/**
 * The mark, drawn once on a grid of 64: a finder square's ring and eye, and the tail that makes it a Q, which is a
 * check mark. The ring's edges lie on multiples of 4, so that they are sharp at 16 pixels. Lines are 8 wide with round
 * ends; the ring stays 4 away from the tail at both of its ends.
 */
export const mark = {
  box: 64,
  line: 8,
  ring: 'M26 48H22A14 14 0 0 1 8 34V22A14 14 0 0 1 22 8H34A14 14 0 0 1 48 22V30',
  eye: { x: 20, y: 20, width: 16, height: 16, rx: 5 },
  tail: 'M38.5 44.5L47 55L59.8 36',
} as const;
