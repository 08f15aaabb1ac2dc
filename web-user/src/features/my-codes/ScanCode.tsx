import { type Barcode, FALLBACKS } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Button, Icon, useHydrating } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ComponentType, Suspense, useState } from 'react';
import { useTell } from '../../shell/texts/useTell.ts';
import { ClaimByHand } from './ClaimByHand.tsx';
import type { ScanDialogProps } from './phone/camera/ScanDialog.tsx';

/** The button that reads a code by the camera. What it opens loads with the first press. */
export function ScanCode({ codes = [] }: { codes: readonly Barcode[] | undefined }) {
  const { scan } = useTexts(CODES).list;
  const tell = useTell();
  const hydrating = useHydrating();
  const [opened, setOpened] = useState<{ Dialog: ComponentType<ScanDialogProps> }>();

  async function open() {
    try {
      setOpened({ Dialog: (await import('./phone/phone.ts')).ScanDialog });
    } catch (error) {
      tell.fail(error, FALLBACKS.general);
    }
  }

  return (
    <>
      <Button variant="quiet" icon={<Icon name="camera" />} disabled={hydrating} onClick={() => void open()}>
        {scan}
      </Button>
      {opened ? (
        <Suspense>
          <opened.Dialog title={scan} codes={codes} onClose={() => setOpened(undefined)}>
            <ClaimByHand />
          </opened.Dialog>
        </Suspense>
      ) : null}
    </>
  );
}
