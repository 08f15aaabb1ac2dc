import { useEditedCode } from '../edited-code.ts';
import { formatShare } from './format-file.ts';
import { useStorage } from './useStorage.ts';

/** How much of their storage the owner's files take. */
export function StorageUsed() {
  const { code } = useEditedCode();
  const { storage } = useStorage(code);
  return (
    <p className="qk-limit qu-storage">
      {storage ? `${formatShare(storage.usedBytes, storage.quotaBytes)} used` : ' '}
    </p>
  );
}
