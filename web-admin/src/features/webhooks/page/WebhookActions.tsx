import './page.css';
import type { Webhook } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Button, ConfirmDialog, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SecretDialog } from '../form/SecretDialog.tsx';
import { WebhookForm } from '../form/WebhookForm.tsx';
import { SendTest } from '../messages/SendTest.tsx';
import { useWebhookCommands } from '../use-webhook.ts';

type Open = 'edit' | 'rotate' | 'remove' | undefined;

/** What an admin may do with a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const words = useTexts(WEBHOOKS);
  const { cancel } = useKitTexts();
  const { id, url, description, types, state } = webhook;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const navigate = useNavigate();
  const { change, pause, resume, rotate, remove } = useWebhookCommands(id);
  return (
    <div className="qa-webhook-actions qk-toolbar">
      <SendTest id={id} />
      <Button variant="quiet" onClick={() => setOpen('edit')}>
        {words.actions.edit}
      </Button>
      {state === 'paused' ? (
        <Button variant="quiet" busy={resume.isPending} onClick={() => resume.mutate()}>
          {words.actions.resume}
        </Button>
      ) : (
        <Button variant="quiet" busy={pause.isPending} onClick={() => pause.mutate()}>
          {words.actions.pause}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen('rotate')}>
        {words.actions.rotate}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('remove')}>
        {words.actions.remove}
      </Button>
      {open === 'edit' ? (
        <WebhookForm
          title={words.form.edit}
          action={words.form.save}
          texts={{ url, description, types }}
          busy={change.isPending}
          failure={change.error}
          onSave={(texts) => change.mutate(texts, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'rotate'}
        title={words.rotate.title}
        confirmLabel={words.rotate.action}
        cancelLabel={cancel}
        busy={rotate.isPending}
        onConfirm={() => rotate.mutate(undefined, { onSuccess: close })}
        onCancel={close}
      >
        <p>{words.rotate.consequence}</p>
      </ConfirmDialog>
      {rotate.data ? <SecretDialog rotated secret={rotate.data.secret} onClose={rotate.reset} /> : null}
      <ConfirmDialog
        open={open === 'remove'}
        title={words.remove.title}
        confirmLabel={words.remove.action}
        cancelLabel={cancel}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate('/webhooks') })}
        onCancel={close}
      >
        <p>{words.remove.consequence}</p>
      </ConfirmDialog>
    </div>
  );
}
