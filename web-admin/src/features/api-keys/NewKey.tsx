import { Button, Dialog, Notice, notify, TextField } from '@qlaim/web-kit';

/** Shows a new key, this once. */
export function NewKey({ label, value, onClose }: { label: string; value: string; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify.ok('Key copied');
    } catch {
      notify.fail('The key could not be copied. Select it and copy it by hand');
    }
  }
  return (
    <Dialog
      open
      insistent
      onClose={onClose}
      title={`The key “${label.trim()}”`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void copy()}>Copy the key</Button>
        </>
      }
    >
      <div className="qk-stack">
        <Notice tone="note" title="Copy it now">
          Nobody can show this key again. Keep it where the program keeps its secrets.
        </Notice>
        <TextField
          label="API key"
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
