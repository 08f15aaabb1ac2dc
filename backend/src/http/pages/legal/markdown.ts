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

/** The operator's texts change only with a start, and each is rendered once. */
const rendered = new Map<string, string>();

/** Returns the HTML of a text in Markdown, which is safe to show whoever wrote it. */
export function htmlOf(text: string): string {
  const html = rendered.get(text) ?? markdown.render(text);
  rendered.set(text, html);
  return html;
}
