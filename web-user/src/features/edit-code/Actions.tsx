import { Button, Icon } from '@qlaim/web-kit';
import { useEditedCode } from './edited-code.ts';

export function Actions({ onPreview }: { onPreview: () => void }) {
  const { block } = useEditedCode();
  return (
    <div className="qu-edit-actions">
      <SaveButton />
      <Button
        variant="quiet"
        icon={<Icon name="external" />}
        disabled={block.uploading > 0}
        onClick={onPreview}
      >
        Preview
      </Button>
    </div>
  );
}

/** While files are uploaded, the button says so and waits. */
export function SaveButton() {
  const { uploading, empty } = useEditedCode().block;
  const files = uploading === 1 ? 'file' : 'files';
  return (
    <Button
      type="submit"
      busy={uploading > 0}
      busyLabel={uploading > 0 ? `Uploading ${uploading} ${files}…` : undefined}
      disabled={empty && uploading === 0}
    >
      Save
    </Button>
  );
}
