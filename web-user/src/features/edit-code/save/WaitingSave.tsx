import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEditedCode } from '../edited-code.ts';

/** Says beside Save that a save waits for a connection. The region is always there, because only changes are announced. */
export function WaitingSave() {
  const { offline } = useTexts(EDIT).frame;
  const { waiting } = useEditedCode();
  return (
    <div className="qu-waiting-save" role="status">
      {waiting ? (
        <Notice quiet title={offline.title}>
          {offline.advice}
        </Notice>
      ) : null}
    </div>
  );
}
