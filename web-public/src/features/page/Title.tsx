import { OWN_TEXT } from '../../texts/own-text.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Titles longer than these many characters are set smaller. */
const LONG = 48;
const VERY_LONG = 160;

/** The heading of a page: the owner's title. A page without one has a heading for screen readers. */
export function Title({ title }: { title: string }) {
  const { untitled } = useTexts();
  if (title.trim() === '') return <h1 className="qp-hidden">{untitled}</h1>;
  return (
    <h1 className={`qp-title${sizeOf(title.trim().length)}`} {...OWN_TEXT}>
      {title}
    </h1>
  );
}

function sizeOf(length: number): string {
  if (length > VERY_LONG) return ' qp-very-long';
  return length > LONG ? ' qp-long' : '';
}
