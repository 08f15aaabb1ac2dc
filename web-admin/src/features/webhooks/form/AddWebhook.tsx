import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { useTexts } from '@qlaim/web-kit/texts';
import { useNavigate } from 'react-router-dom';
import { useAddWebhook } from '../use-webhook.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookForm, type WebhookTexts } from './WebhookForm.tsx';

const EMPTY: WebhookTexts = {
  url: '',
  description: '',
  types: ['code.claimed', 'content.saved', 'code.scanned'],
};

/** Adds a webhook, shows its secret, and then its page. */
export function AddWebhook({ onClose }: { onClose: () => void }) {
  const words = useTexts(WEBHOOKS);
  const { mutate, isPending, data, error } = useAddWebhook();
  const navigate = useNavigate();
  if (data) return <SecretDialog secret={data.secret} onClose={() => navigate(`/webhooks/${data.id}`)} />;
  return (
    <WebhookForm
      title={words.add}
      action={words.form.add}
      texts={EMPTY}
      busy={isPending}
      failure={error}
      onSave={(texts) => mutate(texts)}
      onClose={onClose}
    />
  );
}
