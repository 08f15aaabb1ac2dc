import MarkdownIt from 'markdown-it';

/** Headings of an operator stand below that of the page. */
const LOWER = 1;
const LOWEST = 6;

/** HTML in a text is shown as text, pictures are left out, and addresses that run script are no links. */
const markdown = new MarkdownIt({ html: false, linkify: true }).disable('image');

markdown.core.ruler.push('lower_headings', ({ tokens }) => {
  for (const token of tokens)
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Math.min(Number(token.tag.slice(1)) + LOWER, LOWEST)}`;
});

/** Returns the HTML of a text in Markdown, which is safe to show whoever wrote it. */
export const htmlOf = (text: string): string => markdown.render(text);
