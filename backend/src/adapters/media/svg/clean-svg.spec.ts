import { describe, expect, it } from 'vitest';
import { svg } from '../fixtures/svg.fixture.ts';
import { cleanSvg } from './clean-svg.ts';

const cleaned = (text: string) => String(cleanSvg(Buffer.from(text)));

describe('cleaning an SVG', () => {
  it('keeps what draws', () => {
    const drawing = svg(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
        '<style>.a { fill: url(#g) }</style><g class="a" style="stroke: blue"><path d="M0 0h9v9z"/></g>' +
        '<use xlink:href="#g"/><text x="1">Tea &amp; cake</text>' +
        '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    );
    const clean = cleaned(drawing);
    for (const kept of [
      '<linearGradient id="g">',
      'url(#g)',
      'class="a"',
      'xlink:href="#g"',
      'Tea &amp; cake',
      'base64',
    ])
      expect(clean).toContain(kept);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'alert'],
    [
      'a script of another prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
      'alert',
    ],
    ['an event handler', '<rect onload="alert(1)" width="1"/>', 'alert'],
    ['an event handler in capitals', '<rect ONCLICK="alert(1)"/>', 'alert'],
    [
      'foreign elements',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">evil</p></foreignObject>',
      'evil',
    ],
    ['elements of another namespace', '<x:a xmlns:x="evil"><x:script/></x:a>', 'evil'],
    ['a link that runs', '<a href="javascript:alert(1)"><rect/></a>', 'alert'],
    ['an external image', '<image href="https://evil.test/a.png"/>', 'evil'],
    ['an external image by xlink', '<image xlink:href="//evil.test/a.png"/>', 'evil'],
    ['a file of the server', '<image href="file:///etc/passwd"/>', 'passwd'],
    ['an SVG within', '<image href="data:image/svg+xml;base64,AAAA"/>', 'AAAA'],
    ['an external use', '<use href="https://evil.test/a.svg#b"/>', 'evil'],
    ['an external style sheet', '<style>@import "https://evil.test/a.css";</style>', 'evil'],
    ['an external style', '<rect style="fill: url(https://evil.test/a)"/>', 'evil'],
    ['an escaped style', '<rect style="fill: u\\72l(https://evil.test/a)"/>', 'evil'],
    ['an external paint', '<rect fill="url( \'https://evil.test/a\')"/>', 'evil'],
    ['an animation', '<a><set attributeName="href" to="javascript:evil()"/></a>', 'evil'],
    ['a processing instruction', '<?xml-stylesheet href="evil"?>', 'evil'],
    ['a comment', '<!-- evil -->', 'evil'],
  ])('removes %s', (_name, bad, trace) => {
    const clean = cleaned(svg(`${bad}<circle r="5"/>`));
    expect(clean).not.toContain(trace);
    expect(clean).toContain('circle');
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>', '<text>&b;</text>', 'unsafe'],
    [
      'a file as an entity',
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
      '<text>&a;</text>',
      'unsafe',
    ],
    ['an open element', '', '<g>', 'broken'],
    ['an unknown entity', '', '<text>&unknown;</text>', 'broken'],
    ['300 levels', '', '<g>'.repeat(300) + '</g>'.repeat(300), 'unsafe'],
    ['no drawing', '', `</svg><svg>`, 'broken'],
  ])('refuses an SVG with %s', (_name, before, inside, reason) => {
    expect(() => cleaned(before + svg(inside))).toThrow(reason);
  });

  it('refuses references that multiply or turn in circles, and allows others', () => {
    const levels = (count: number) =>
      Array.from({ length: count }, (_, level) => {
        const uses = `<use href="#l${level}"/>`.repeat(10);
        return `<g id="l${level + 1}">${uses}</g>`;
      }).join('');
    const rect = '<rect id="l0" width="9" height="9"/>';
    expect(cleaned(svg(rect + levels(2)))).toContain('l2');
    expect(() => cleaned(svg(rect + levels(12)))).toThrow('unsafe');
    expect(() => cleaned(svg('<g id="l0"><use href="#l0"/></g>'))).toThrow('unsafe');
  });
});
