import type { Barcode } from '@qlaim/backend/contract';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { useTexts } from '@qlaim/web-kit/texts';
import { useTell } from '../../shell/texts/useTell.ts';
import type { SymbolFile } from './download/download-symbol.ts';

/** Returns a function that saves the symbol of a code, and says where it could not. Its code loads with the first use. */
export function useDownloadSymbol(barcode: Barcode): (file: SymbolFile) => Promise<void> {
  const { fileFailed } = useTexts(SHELL).words;
  const tell = useTell().text;
  return async (file) => {
    try {
      const { downloadSymbol } = await import('./download/download-symbol.ts');
      await downloadSymbol(barcode, file);
    } catch {
      tell.fail(fileFailed);
    }
  };
}
