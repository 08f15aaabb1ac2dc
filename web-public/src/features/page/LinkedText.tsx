import { shownLink } from '@qlaim/backend/contract';
import { partsOfText } from '@qlaim/backend/contract/links-in-text';
import { OWN_TEXT } from '../../texts/own-text.ts';
import type { SectionProps } from './section.ts';

interface LinkedTextProps {
  text: string;
  className: string;
  warnings: SectionProps['page']['warnings'];
}

/** A text in paragraphs, in which addresses are links. Nothing else in it is interpreted (section 2). */
export function LinkedText({ text, className, warnings }: LinkedTextProps) {
  const paragraphs = [...text.trim().matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)];
  return (
    <div className={className}>
      {paragraphs.map(({ 0: paragraph, index }) => (
        <p key={index} {...OWN_TEXT}>
          <Linked text={paragraph} warnings={warnings} />
        </p>
      ))}
    </div>
  );
}

function Linked({ text, warnings }: Pick<LinkedTextProps, 'text' | 'warnings'>) {
  let end = 0;
  return partsOfText(text).map(({ text: written, link }) => {
    const key = end;
    end += written.length;
    if (link === undefined) return written;
    return (
      <a key={key} href={warnings[link] ?? link} target="_blank" rel="noopener noreferrer" dir="ltr">
        {shownLink(written)}
      </a>
    );
  });
}
