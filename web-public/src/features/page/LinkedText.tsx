import { linkProblem, normaliseLink, shownLink } from '@qlaim/backend/contract';
import { tokenize } from 'linkifyjs';
import { OWN_TEXT } from '../../texts/own-text.ts';

interface LinkedTextProps {
  text: string;
  className: string;
}

/** A text in paragraphs, in which addresses are links. Nothing else in it is interpreted (section 2). */
export function LinkedText({ text, className }: LinkedTextProps) {
  const paragraphs = [...text.trim().matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)];
  return (
    <div className={className}>
      {paragraphs.map(({ 0: paragraph, index }) => (
        <p key={index} {...OWN_TEXT}>
          <Linked text={paragraph} />
        </p>
      ))}
    </div>
  );
}

function Linked({ text }: { text: string }) {
  let end = 0;
  return tokenize(text).map((token) => {
    const written = token.toString();
    const key = end;
    end += written.length;
    if (token.t !== 'url' || linkProblem(written) !== undefined) return written;
    return (
      <a key={key} href={normaliseLink(written)} target="_blank" rel="noopener noreferrer" dir="ltr">
        {shownLink(written)}
      </a>
    );
  });
}
