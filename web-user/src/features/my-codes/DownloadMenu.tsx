import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { MenuButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { SymbolFile } from './download/download-symbol.ts';
import { useDownloadSymbol } from './useDownloadSymbol.ts';

const FILES: readonly (readonly [SymbolFile, string])[] = [
  ['svg', 'SVG'],
  ['png-1024', 'PNG, 1024 px'],
  ['png-2048', 'PNG, 2048 px'],
];

/** Downloads of the symbol. */
export function DownloadMenu({ barcode, title }: { barcode: Barcode; title: string }) {
  const { card } = useTexts(CODES);
  const save = useDownloadSymbol(barcode);
  const files = [...FILES, ['label', card.label] as const];
  const items = files.map(([file, label]) => ({ label, onSelect: () => void save(file) }));
  return <MenuButton label={card.downloadOf(title)} icon="download" heading={card.download} items={items} />;
}
