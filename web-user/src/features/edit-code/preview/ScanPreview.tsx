import type { StoredInfo } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { PhoneFrame } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { destinationOf } from '../../my-codes/index.ts';
import { valuesOf } from '../edit-values.ts';
import { Screen } from './LivePreview.tsx';

interface ScanPreviewProps {
  name: string | null;
  storedInfo: StoredInfo | null;
}

/** Shows what a scan of a stored version would show. */
export function ScanPreview({ name, storedInfo }: ScanPreviewProps) {
  const { frame } = useTexts(EDIT);
  const { content } = useTexts(CODES);
  return (
    <PhoneFrame label={frame.scanShows}>
      {storedInfo ? (
        <Screen values={valuesOf({ name, storedInfo })} />
      ) : (
        <div className="qu-screen">
          <p className="qu-screen-middle">{destinationOf(storedInfo, content)}</p>
        </div>
      )}
    </PhoneFrame>
  );
}
