import type { Barcode } from '@qlaim/backend/contract';
import { download, printCode, qrText } from '@qlaim/web-kit';
import { type QrSymbol, qrSymbol, symbolSvg } from '../qr-symbol.ts';

export type SymbolFile = 'svg' | 'png-1024' | 'png-2048' | 'label';

interface MadeFile {
  readonly ending: string;
  readonly content: BlobPart;
  readonly type: string;
}

const MAKE: Readonly<Record<SymbolFile, (code: Barcode, symbol: QrSymbol) => Promise<MadeFile>>> = {
  svg: async (_code, symbol) => ({ ending: '.svg', content: symbolSvg(symbol), type: 'image/svg+xml' }),
  'png-1024': (_code, symbol) => png(symbol, 1024),
  'png-2048': (_code, symbol) => png(symbol, 2048),
  label: async ({ name, shortCode }, symbol) => {
    const { labelPdf } = await import('./label-pdf.ts');
    const content = await labelPdf({ name, code: printCode(shortCode), symbol });
    return { ending: '-label.pdf', content, type: 'application/pdf' };
  },
};

async function png(symbol: QrSymbol, pixels: number): Promise<MadeFile> {
  const { symbolPng } = await import('./symbol-png.ts');
  return { ending: `-${pixels}.png`, content: await symbolPng(symbol, pixels), type: 'image/png' };
}

/** Saves the QR symbol of a code as a file. Rejects when the browser can not make or load what it needs. */
export async function downloadSymbol(code: Barcode, file: SymbolFile): Promise<void> {
  const { ending, content, type } = await MAKE[file](code, qrSymbol(qrText(code)));
  download(`qlaim-${code.shortCode}${ending}`, content, type);
}
