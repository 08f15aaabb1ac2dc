import { addressOfLegalPage } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Icon, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEditedCode } from './edited-code.ts';
import { WaitingSave } from './save/WaitingSave.tsx';

export function Actions({ onPreview }: { onPreview: () => void }) {
  const { frame } = useTexts(EDIT);
  const { uploading } = useEditedCode();
  return (
    <div>
      <HouseRules />
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

/** What may not be published stands in another tab, so that nothing typed is lost. */
function HouseRules() {
  const { pages } = useKitTexts().legal;
  return (
    <p className="qu-edit-rules">
      <a href={addressOfLegalPage('rules')} target="_blank" rel="noopener">
        {pages.rules}
      </a>
    </p>
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
