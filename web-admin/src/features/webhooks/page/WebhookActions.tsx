import './page.css';
import type { Webhook } from '@qlaim/backend/contract/console';
import { Button, ConfirmDialog } from '@qlaim/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SecretDialog } from '../form/SecretDialog.tsx';
import { WebhookForm } from '../form/WebhookForm.tsx';
import { SendTest } from '../messages/SendTest.tsx';
import { useWebhookCommands } from '../use-webhook.ts';

type Open = 'edit' | 'rotate' | 'remove' | undefined;

/** What an admin may do with a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, url, description, types, state } = webhook;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const navigate = useNavigate();
  const { change, pause, resume, rotate, remove } = useWebhookCommands(id);
  return (
    <div className="qa-webhook-actions qk-toolbar">
      <SendTest id={id} />
      <Button variant="quiet" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      {state === 'paused' ? (
        <Button variant="quiet" busy={resume.isPending} onClick={() => resume.mutate()}>
          Resume
        </Button>
      ) : (
        <Button variant="quiet" busy={pause.isPending} onClick={() => pause.mutate()}>
          Pause
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen('rotate')}>
        Rotate the secret
      </Button>
      <Button variant="quiet" onClick={() => setOpen('remove')}>
        Remove
      </Button>
      {open === 'edit' ? (
        <WebhookForm
          title="Edit the webhook"
          action="Save"
          texts={{ url, description, types }}
          busy={change.isPending}
          failure={change.error}
          onSave={(texts) => change.mutate(texts, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'rotate'}
        title="Make another signing secret?"
        confirmLabel="Make it"
        cancelLabel="Cancel"
        busy={rotate.isPending}
        onConfirm={() => rotate.mutate(undefined, { onSuccess: close })}
        onCancel={close}
      >
        <p>The present secret stays valid for 24 hours. Store the new one in your system before it ends.</p>
      </ConfirmDialog>
      {rotate.data ? <SecretDialog rotated secret={rotate.data.secret} onClose={rotate.reset} /> : null}
      <ConfirmDialog
        open={open === 'remove'}
        title="Remove this webhook?"
        confirmLabel="Remove it"
        cancelLabel="Cancel"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate('/webhooks') })}
        onCancel={close}
      >
        <p>
          It gets nothing more. Its secret, its messages and those that wait are removed. This can't be
          undone.
        </p>
      </ConfirmDialog>
    </div>
  );
}
