import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense, useState } from 'react';
import { useKeys } from '../../../widgets/use-keys.ts';
import type { GeneratedBatch } from './use-generate.ts';

const GenerateDialog = lazy(() => import('./GenerateDialog.tsx'));

export const GENERATE_BUTTON = 'generate';

/** Asks how many codes to generate, as the key `c` does. */
export function GenerateCodes({ onGenerated }: { onGenerated: (batch: GeneratedBatch) => void }) {
  const { generate } = useTexts(CODE_LIST);
  const [open, setOpen] = useState(false);
  useKeys({ c: () => setOpen(true) });
  return (
    <>
      <Button id={GENERATE_BUTTON} onClick={() => setOpen(true)}>
        {generate}
      </Button>
      {open ? (
        <Suspense>
          <GenerateDialog onGenerated={onGenerated} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
