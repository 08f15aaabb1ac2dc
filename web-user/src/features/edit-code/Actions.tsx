import { Button, Icon } from '@qlaim/web-kit';

export function Actions({ onPreview }: { onPreview: () => void }) {
  return (
    <div className="qu-edit-actions">
      <Button type="submit">Save</Button>
      <Button variant="quiet" icon={<Icon name="external" />} onClick={onPreview}>
        Preview
      </Button>
    </div>
  );
}
