import { type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import escapeHtml from 'escape-html';
import sharp from 'sharp';

const PRODUCER = 'Qlaim';

/**
 * Makes a PDF one of PDF/A-2b (ISO 19005-2), which print shops take without a question: it says what it is, and what its
 * colours mean. `id`: in hex, of its content.
 */
export async function archive(document: PDFDocument, title: string, id: string): Promise<void> {
  const { context, catalog } = document;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setProducer(PRODUCER);
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
  const metadata = context.stream(Buffer.from(describe(title)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    DestOutputProfile: context.register(context.flateStream(await srgb(), { N: 3 })),
  };
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
}

/** Returns the description of a PDF, in XMP. */
const describe = (title: string) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance><pdf:Producer>${PRODUCER}</pdf:Producer>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

/** Returns the colour profile that logos are in. */
async function srgb(): Promise<Uint8Array> {
  const pixel = { width: 1, height: 1, channels: 3, background: '#fff' } as const;
  const png = await sharp({ create: pixel }).withIccProfile('srgb').png().toBuffer();
  const { icc } = await sharp(png).metadata();
  if (!icc) throw new Error('sharp has no sRGB profile');
  return icc;
}
