import type { StoredInfo } from '@qlaim/backend/contract';
import { PhoneFrame } from '@qlaim/web-kit';
import { destinationOf } from '../my-codes/index.ts';
import { EditValues, inputOf } from './edit-values.ts';
import { Screen } from './LivePreview.tsx';

interface ScanPreviewProps {
  name: string | null;
  storedInfo: StoredInfo | null;
}

/** Shows what a scan of a stored version would show. */
export function ScanPreview({ name, storedInfo }: ScanPreviewProps) {
  const drawn = EditValues.shape.tab.safeParse(storedInfo?.infoType).success;
  return (
    <PhoneFrame label="What a scan shows">
      {drawn ? (
        <Screen values={inputOf(name, storedInfo)} />
      ) : (
        <div className="qu-screen">
          <p className="qu-screen-middle">{destinationOf(storedInfo)}</p>
        </div>
      )}
    </PhoneFrame>
  );
}
