import { type Barcode, FALLBACKS } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { useTexts } from '@qlaim/web-kit/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTell } from '../../../shell/texts/useTell.ts';

/** Returns what hides or shows the content of a code, and whether it does that now. Its code loads with the first use. */
export function useVisibility({ _id: id }: Barcode) {
  const { undo } = useTexts(CODES).visibility;
  const tell = useTell();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function change(hidden: boolean) {
    setBusy(true);
    try {
      const { changeVisibility } = await import('./change-visibility.ts');
      await changeVisibility(id, hidden, { queries, tell, undo });
    } catch (error) {
      tell.fail(error, FALLBACKS.updateCode);
    } finally {
      setBusy(false);
    }
  }
  return { busy, change };
}
