import { Fragment, type ReactNode } from 'react';

/** Private signs that stand for the parts in a text. */
const MARKS: readonly string[] = ['\uE000', '\uE001', '\uE002'];

/** Puts elements into a text of a catalogue, in the places where its language has them. */
export function fill(text: (...marks: string[]) => string, ...parts: ReactNode[]): ReactNode {
  const byMark = new Map(MARKS.map((mark, place) => [mark, parts[place]]));
  const pieces = text(...MARKS.slice(0, parts.length)).split(/([\uE000-\uE002])/);
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
    <Fragment key={place}>{byMark.get(piece) ?? piece}</Fragment>
  ));
}
