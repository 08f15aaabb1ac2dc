import { describe, expect, it } from 'vitest';
import { htmlOf } from './markdown.ts';

describe('Markdown of an operator', () => {
  it('becomes headings below that of the page, paragraphs, lists, tables and links', () => {
    expect(htmlOf('# Company\n\n###### Deep\n\n*Ada* Ltd.\n\n- one\n- two\n')).toBe(
      '<h2>Company</h2>\n<h6>Deep</h6>\n<p><em>Ada</em> Ltd.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    );
    expect(htmlOf('## One\n\n### Two\n')).toBe('<h2>One</h2>\n<h3>Two</h3>\n');
    expect(htmlOf('Write to shop@example.com or https://example.com')).toContain(
      '<a href="mailto:shop@example.com">shop@example.com</a>',
    );
    expect(htmlOf('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    'a <b onclick=alert(1)>b</b>',
    '<!-- --><style>*{display:none}</style>',
  ])('shows HTML as text: %s', (text) => {
    const html = htmlOf(text);
    expect(html).not.toMatch(/<(script|img|a|b|style|!--)/);
    expect(html).toContain('&lt;');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x]: javascript:alert(1)\n\n[x]',
    '<javascript:alert(1)>',
    '![x](https://tracker.example/pixel.png)',
  ])('makes no link that runs script, and loads no picture: %s', (text) => {
    expect(htmlOf(text)).not.toMatch(/href="(?!https:)|<img|src=/i);
  });

  it('keeps quotes in addresses and titles inside their attributes', () => {
    const html = htmlOf('[x](https://example.com/"onmouseover="alert(1) "a\\"onclick=b")');
    expect(html).not.toMatch(/"\s*on\w+=/);
  });
});
