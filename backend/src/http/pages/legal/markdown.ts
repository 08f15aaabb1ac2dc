import MarkdownIt from 'markdown-it';

/** The headings of an operator stand below that of the page, which is the first. */
const HIGHEST = 2;
const LOWEST = 6;

/** HTML in a text is shown as text, pictures are left out, and addresses that run script are no links. */
const markdown = new MarkdownIt({ html: false, linkify: true }).disable('image');

markdown.core.ruler.push('lower_headings', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levelOf = ({ tag }: (typeof headings)[number]) => Number(tag.slice(1));
  const lower = HIGHEST - Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(levelOf(token) + lower, LOWEST)}`;
});

/** Returns the HTML of a text in Markdown, which is safe to show whoever wrote it. */
export const htmlOf = (text: string): string => markdown.render(text);
