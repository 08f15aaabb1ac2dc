import { Button, Dialog, notify, TextField } from '@qlaim/web-kit';

interface SecretDialogProps {
  secret: string;
  /** Whether a secret before this one still signs. */
  rotated?: boolean;
  onClose: () => void;
}

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    notify.ok('Secret copied');
  } catch {
    notify.fail('The secret could not be copied. Select it and copy it by hand');
  }
}

/** Shows a signing secret, once. */
export function SecretDialog({ secret, rotated = false, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      insistent
      onClose={onClose}
      title="The signing secret"
      footer={
        <>
          <Button variant="quiet" onClick={() => void copy(secret)}>
            Copy
          </Button>
          <Button onClick={onClose}>I have stored it</Button>
        </>
      }
    >
      <p>
        Your system checks with it that a message comes from here. Store it there now: nothing shows it again.
        {rotated ? ' The secret before it stays valid for 24 hours, and signs beside it.' : null}
      </p>
      <TextField
        label="Secret"
        readOnly
        autoFocus
        value={secret}
        className="qk-code"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
