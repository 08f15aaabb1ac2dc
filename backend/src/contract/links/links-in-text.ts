import { tokenize } from 'linkifyjs';
import { linkProblem, normaliseLink } from './web-link.ts';

/** A part of a text: words, or an address that pages show as a link. */
export interface TextPart {
  /** As it is written. */
  readonly text: string;
  /** The address to open, as links are stored; undefined for words. */
  readonly link: string | undefined;
}

/** Divides a text where addresses begin and end. Only addresses that a code may lead to are links. */
export const partsOfText = (text: string): readonly TextPart[] =>
  tokenize(text).map((token) => {
    const written = token.toString();
    const isLink = token.t === 'url' && linkProblem(written) === undefined;
    return { text: written, link: isLink ? normaliseLink(written) : undefined };
  });
