import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { Button, Dialog, Notice, notify, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** Shows a new key, this once. */
export function NewKey({ label, value, onClose }: { label: string; value: string; onClose: () => void }) {
  const { made } = useTexts(API_KEYS);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify.ok(made.copied);
    } catch {
      notify.fail(made.notCopied);
    }
  }
  return (
    <Dialog
      open
      insistent
      onClose={onClose}
      title={made.title(label.trim())}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {made.done}
          </Button>
          <Button onClick={() => void copy()}>{made.copy}</Button>
        </>
      }
    >
      <div className="qk-stack">
        <Notice tone="note" title={made.now}>
          {made.once}
        </Notice>
        <TextField
          label={made.key}
          dir="ltr"
          readOnly
          autoFocus
          spellCheck={false}
          autoComplete="off"
          value={value}
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  );
}
