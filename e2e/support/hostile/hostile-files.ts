import type { FileToSend } from '../setup.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));

/** A picture of one pixel. */
export const pixel: FileToSend = {
  name: 'pixel.png',
  type: 'image/png',
  bytes: Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
};

const svg = (inside: string, attributes = ''): FileToSend => ({
  name: 'drawing.svg',
  type: 'image/svg+xml',
  bytes: bytesOf(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}<rect width="9" height="9"/></svg>`,
  ),
});

/** Drawings that run a script where a browser opens them as pages. */
export const HOSTILE_SVGS: readonly FileToSend[] = [
  svg('<script>parent.__xss();alert(1)</script>'),
  svg('', 'onload="parent.__xss();alert(1)"'),
  svg('<script xlink:href="data:,alert(1)"/>'),
  svg('<a xlink:href="javascript:alert(1)"><text y="5">x</text></a>'),
  svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'),
  svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>'),
  svg('<image href="//evil.example/x.png"/><use href="//evil.example/x.svg#x"/>'),
  svg('<style>@import "//evil.example/x.css";rect{fill:url(//evil.example/x)}</style>'),
];

/** Returns a PDF of one page. `catalog` and `page` are entries of their dictionaries, `objects` follow as 4, 5, ... */
function pdf(catalog: string, page: string, ...objects: readonly string[]): FileToSend {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>`,
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const offsets = all.map((object, place) => {
    const offset = text.length;
    text += `${place + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer<</Size ${all.length + 1}/Root 1 0 R/Info<</Title(<img src=x onerror=__xss\\(\\)>)>>>>`;
  text += `${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
  return { name: 'letters.pdf', type: 'application/pdf', bytes: bytesOf(text) };
}

const SCRIPT = '(parent.__xss\\(\\);app.alert\\(1\\);app.launchURL\\("https://evil.example/"\\))';
const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A<<${action}>>>>]`;

/** Documents whose links lead away, with titles that are attacks. No script is in them. */
export const HOSTILE_PDFS: readonly FileToSend[] = [
  pdf('', ''),
  pdf('', link('/S/URI/URI(javascript:__xss\\(\\))')),
  pdf('', link('/S/URI/URI(data:text/html,<svg onload=parent.__xss\\(\\)>)')),
];

/** Documents that run something in viewers, each named by how. */
export const ACTIVE_PDFS: Readonly<Record<string, FileToSend>> = {
  'a script when it opens': pdf(`/OpenAction<</S/JavaScript/JS${SCRIPT}>>`, ''),
  'a named script': pdf(`/Names<</JavaScript<</Names[(x)<</S/JavaScript/JS${SCRIPT}>>]>>>>`, ''),
  'a script of a page': pdf('', `/AA<</O<</S/JavaScript/JS${SCRIPT}>>>>`),
  'a script of a link': pdf('', link(`/S/JavaScript/JS${SCRIPT}`)),
  'a script in other letters': pdf(`/OpenAction<</S/J#61vaScript/J#53${SCRIPT}>>`, ''),
  'a program to start': pdf('/OpenAction<</S/Launch/F(calc.exe)>>', ''),
};
