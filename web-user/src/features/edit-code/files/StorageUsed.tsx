import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEditedCode } from '../edited-code.ts';
import { useShare } from './format-file.ts';
import { useStorage } from './useStorage.ts';

/** How much of their storage the owner's files take. */
export function StorageUsed() {
  const { files } = useTexts(EDIT);
  const share = useShare();
  const { code } = useEditedCode();
  const { storage } = useStorage(code);
  return (
    <p className="qk-limit qu-storage">
      {storage ? files.used(share(storage.usedBytes, storage.quotaBytes)) : ' '}
    </p>
  );
}
