import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Opened, openForTest } from '../fixtures/opened.fixture.ts';
import { isActivePdf } from './active-pdf.ts';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const END = '\nstartxref\n0\n%%EOF\n';
const plain = (...objects: readonly string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj${object}\nendobj\n`).join('')}${END}`,
  );

/** A PDF whose object is in a stream of objects, as most programs write them. */
function packed(object: string, entries = '/Filter/FlateDecode', bytes?: Buffer): Buffer {
  const body = bytes ?? deflateSync(Buffer.from(`4 0 ${object}`));
  const head = `%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 4${entries}/Length ${body.length}>>stream\r\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.from(`\nendstream\nendobj\n${END}`)]);
}

describe('a PDF that runs something', () => {
  it.each([
    ['a script when it opens', plain(`<</Type/Catalog/OpenAction${SCRIPT}>>`)],
    ['a named script', plain('<</Names<</JavaScript 2 0 R>>>>')],
    ['a script under an escaped name', plain('<</OpenAction<</S/J#61vaScript/J#53(x)>>>>')],
    ['a script whose type stands elsewhere', plain('<</S 2 0 R/JS(x)>>', '/JavaScript')],
    ['a program', plain('<</OpenAction<</S/Launch/F(calc.exe)>>>>')],
    ['data for a form', plain('<</A<</S/ImportData/F(x)>>>>')],
    ['a script in a stream of objects', packed(SCRIPT)],
    [
      'a script in such a stream whose end is damaged',
      packed(SCRIPT, '', deflateSync(Buffer.from(`4 0 ${SCRIPT}${' '.repeat(9000)}`)).subarray(0, -6)),
    ],
    ['objects in another encoding', packed('', '/Filter[/ASCIIHexDecode/FlateDecode]')],
    ['objects behind a predictor', packed('', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>')],
    ['a film with a script', plain('<</AA<</PO 2 0 R>>>>', '<</S/Rendition/R 3 0 R/JS(x)>>')],
    ['a film that is part of the page', plain('<</Subtype /RichMedia>>')],
    ['a form that is sent elsewhere', plain('<</A<</S/SubmitForm/F(https://example.com)>>>>')],
    ['a jump into another file', plain('<</A<</S/GoToR/F(\\\\host\\a.pdf)/D[0/Fit]>>>>')],
    ['a jump into an attached file', packed('<</A<</S/GoToE/D[0/Fit]>>>>')],
    ['a form that is a program', plain('<</AcroForm<</NeedAppearances true/XFA[(a)2 0 R]>>>>')],
    ['such a form in a stream of its own', packed('<</NeedAppearances true/XFA 7 0 R>>')],
    ['an action that nobody knows', plain('<</OpenAction<</S/Vendor.Run>>>>')],
    ['such an action elsewhere', plain('<</A 2 0 R>>', '[3 0 R]', '<</S/Vendor.Run>>')],
    ['such an action after another', plain('<</A<</S/URI/URI(x)/Next[<</S/Vendor.Run>>]>>>>')],
    ['such an action by its type', plain('<</Type/Action/S/Vendor.Run>>')],
    ['such an action under an escaped key', plain('<</#41<</#53/Vendor.Run>>>>')],
    ['such an action on leaving a page', plain('<</AA 2 0 R>>', '<</C 3 0 R>>', '<</S/Vendor.Run>>')],
    ['such an action in a stream of objects', packed('<</Type/Action/S/Vendor.Run>>')],
    ['such an action behind an unfinished object', plain('<</Title(unclosed', '<</A<</S/Vendor.Run>>>>')],
    ['two types of an action', plain('<</A<</S/URI/S/Vendor.Run>>>>')],
    ['a program as an attached file', plain('<</Type/Filespec/F(run.exe)/EF<</F 3 0 R>>>>')],
    [
      'such a file with a second name',
      plain('<</F(a.txt)/UF 2 0 R/EF<</F 3 0 R>>>>', '<FEFF0061002E006A0073>'),
    ],
    ['an attached file without a name', packed('<</EF<</F 3 0 R>>>>')],
    ['objects in a stream without their place', packed('<<>>', '/First 2 0 R')],
    ['nesting that nobody reads', plain(`<</A${'['.repeat(5000)}>>`)],
    ['objects within objects', plain('1 0 obj('.repeat(5000))],
    ['encrypted objects', Buffer.concat([packed('<<>>'), Buffer.from('trailer<</Encrypt 9 0 R>>')])],
  ])('is found: %s', async (_name, bytes) => {
    expect(await isActivePdf(bytes)).toBe(true);
  });

  it.each([
    ['a link to the web', plain('<</A<</S/URI/URI(https://example.com/JavaScript)>>>>')],
    ['a text about scripts', plain('<</Title(What is JavaScript? How to Launch it)>>')],
    ['names that begin alike', plain('<</JavaScriptX 1/Launcher 2/JS 3>>')],
    ['objects in a stream', packed('<</A<</S/GoTo/D[3 0 R/Fit]>>>>')],
    ['a form to fill in', plain('<</AcroForm<</Fields[]>>>>')],
    [
      'each action that moves within the document',
      plain(
        ...['GoTo', 'Named', 'Thread', 'Hide', 'ResetForm', 'Trans'].map((type) => `<</A<</S/${type}>>>>`),
      ),
    ],
    ['a style of a heading', plain('<</Type/StructElem/S/Heading.One/A<</O/Layout>>/P 1 0 R>>')],
    [
      'an entry of the table of contents',
      plain('<</Title(a)/Next 2 0 R/A 3 0 R>>', '<</Title(b)>>', '<</S/URI>>'),
    ],
    [
      'a page that opens first',
      plain('<</OpenAction[2 0 R/Fit]>>', '<</Type/Page/Group<</S/Transparency>>>>'),
    ],
    ['an electronic invoice', plain('<</F(factur-x.xml)/UF<FEFF0061002E0078006D006C>/EF<</F 3 0 R>>>>')],
    [
      'a text with brackets and comments',
      plain('<</Title(a \\( \\) (b) <<)>> % <</S/Vendor', '<</B<0041>>>'),
    ],
    ['an encrypted document without streams of objects', plain('<</Encrypt 9 0 R>>')],
  ])('is not: %s', async (_name, bytes) => {
    expect(await isActivePdf(bytes)).toBe(false);
  });

  it('reads a large document in little time', async () => {
    const page = deflateSync(Buffer.alloc(100_000, 'BT (text) Tj ET '));
    const stream = Buffer.concat([
      Buffer.from('9 0 obj<</Length 1>>stream\n'),
      page,
      Buffer.from('endstream endobj\n'),
    ]);
    const bytes = Buffer.concat([
      packed('<<>>'),
      ...Array.from({ length: 2_000 }, () => stream),
      Buffer.alloc(20_000_000, 7),
    ]);
    const start = performance.now();
    expect(await isActivePdf(bytes)).toBe(false);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  describe('as an upload', () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await openForTest();
    });
    afterAll(() => opened.dispose());

    it('is refused, and no file is left over', async () => {
      const bytes = packed(SCRIPT);
      expect(await opened.inspect('pdf', 'application/pdf', bytes)).toEqual({ reason: 'active' });
      const harmless = packed('<<>>');
      const facts = { kind: 'pdf', contentType: 'application/pdf', size: harmless.length };
      expect(await opened.inspect('pdf', 'application/pdf', harmless)).toEqual(facts);
      expect(await opened.filesLeft()).toEqual([]);
    });
  });
});
