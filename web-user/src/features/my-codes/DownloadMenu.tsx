import type { Barcode } from '@qlaim/backend/contract';
import { MenuButton, notify } from '@qlaim/web-kit';
import type { SymbolFile } from './download/download-symbol.ts';

const FILES: readonly (readonly [SymbolFile, string])[] = [
  ['svg', 'SVG'],
  ['png-1024', 'PNG, 1024 px'],
  ['png-2048', 'PNG, 2048 px'],
  ['label', 'Label to print (PDF)'],
];

const FAILED = 'The file could not be made. Check your connection and try again';

/** Downloads of the symbol. Their code loads with the first one. */
export function DownloadMenu({ barcode, title }: { barcode: Barcode; title: string }) {
  async function save(file: SymbolFile) {
    try {
      const { downloadSymbol } = await import('./download/download-symbol.ts');
      await downloadSymbol(barcode, file);
    } catch {
      notify.fail(FAILED);
    }
  }
  const items = FILES.map(([file, label]) => ({ label, onSelect: () => void save(file) }));
  return (
    <MenuButton label={`Download the QR code of ${title}`} icon="download" heading="Download" items={items} />
  );
}
