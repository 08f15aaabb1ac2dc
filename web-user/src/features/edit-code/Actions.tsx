import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEditedCode } from './edited-code.ts';
import { WaitingSave } from './save/WaitingSave.tsx';

export function Actions({ onPreview }: { onPreview: () => void }) {
  const { frame } = useTexts(EDIT);
  const { uploading } = useEditedCode();
  return (
    <div>
      <WaitingSave />
      <div className="qu-edit-actions">
        <SaveButton />
        <Button variant="quiet" icon={<Icon name="external" />} disabled={uploading > 0} onClick={onPreview}>
          {frame.preview.button}
        </Button>
      </div>
    </div>
  );
}

/** While files are uploaded, the button says so and waits. */
export function SaveButton() {
  const { uploading, empty } = useEditedCode();
  const { frame } = useTexts(EDIT);
  return (
    <Button
      type="submit"
      busy={uploading > 0}
      busyLabel={uploading > 0 ? frame.uploading(uploading) : undefined}
      disabled={empty && uploading === 0}
    >
      {frame.save}
    </Button>
  );
}
