import { type Barcode, type BarcodeEdited, FALLBACKS } from '@qlaim/backend/contract';
import { useMutation } from '@tanstack/react-query';
import { useTell } from '../../shell/texts/useTell.ts';
import { useReloadAfter } from './undo.ts';

/** What a change of a code needs that reloads the page. */
export interface ChangeProps {
  readonly barcode: Barcode;
  /** Called before the page reloads. */
  readonly onLeave: () => void;
}

/** Changes a code by a call. The page then reloads and offers Undo. `fallback` is the message where the server sends none. */
export function useChange<Input = void>(
  call: (input: Input) => Promise<BarcodeEdited>,
  fallback: string,
  { onLeave }: ChangeProps,
) {
  const reloadAfter = useReloadAfter();
  const tell = useTell();
  return useMutation({
    mutationFn: call,
    onSuccess: (edited) => reloadAfter(edited, fallback, onLeave),
    onError: (error) => tell.fail(error, FALLBACKS.updateCode),
  });
}
