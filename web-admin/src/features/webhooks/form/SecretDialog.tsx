import { WEBHOOKS, type WebhooksTexts } from '@qlaim/backend/texts/console/webhooks';
import { Button, Dialog, notify, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface SecretDialogProps {
  secret: string;
  /** Whether a secret before this one still signs. */
  rotated?: boolean;
  onClose: () => void;
}

async function copy(secret: string, words: WebhooksTexts['secret']): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    notify.ok(words.copied);
  } catch {
    notify.fail(words.notCopied);
  }
}

/** Shows a signing secret, once. */
export function SecretDialog({ secret, rotated = false, onClose }: SecretDialogProps) {
  const words = useTexts(WEBHOOKS).secret;
  return (
    <Dialog
      open
      insistent
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="quiet" onClick={() => void copy(secret, words)}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.stored}</Button>
        </>
      }
    >
      <p>
        {words.once}
        {rotated ? ` ${words.rotated}` : null}
      </p>
      <TextField
        label={words.label}
        dir="ltr"
        readOnly
        autoFocus
        value={secret}
        className="qk-code"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
