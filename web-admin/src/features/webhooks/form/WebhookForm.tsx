import { ApiError } from '@qlaim/backend/contract';
import {
  WEBHOOK_TYPES,
  type Webhook,
  WebhookBody,
  type WebhookTypeName,
} from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Checkbox, FormDialog, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useSay } from '../../../texts/use-say.ts';

export type WebhookTexts = Pick<Webhook, 'url' | 'description' | 'types'>;

interface WebhookFormProps {
  title: string;
  action: string;
  texts: WebhookTexts;
  busy: boolean;
  /** Why the server refused what was sent last. */
  failure: unknown;
  onSave: (texts: WebhookTexts) => void;
  onClose: () => void;
}

/** Address, description and types of a webhook. */
export function WebhookForm({
  title,
  action,
  texts: first,
  busy,
  failure,
  onSave,
  onClose,
}: WebhookFormProps) {
  const words = useTexts(WEBHOOKS);
  const say = useSay();
  const [texts, setTexts] = useState(first);
  const [shown, setShown] = useState(false);
  const read = WebhookBody.safeParse(texts);
  const wrong = new Map(
    read.error?.issues.toReversed().map(({ path, message }): [unknown, string] => [path[0], say(message)]),
  );
  const refused = failure instanceof ApiError ? failure.issues.find(({ path }) => path === 'url') : undefined;

  function toggle(type: WebhookTypeName, on: boolean) {
    setTexts({
      ...texts,
      types: WEBHOOK_TYPES.filter((one) => (one === type ? on : texts.types.includes(one))),
    });
  }
  function submit() {
    setShown(true);
    if (read.success) onSave(read.data);
  }

  return (
    <FormDialog onClose={onClose} title={title} action={action} busy={busy} onSubmit={submit}>
      <TextField
        label={words.form.address}
        dir="ltr"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus
        placeholder="https://shop.example/webhooks"
        help={words.form.addressHelp}
        value={texts.url}
        error={shown ? (wrong.get('url') ?? (refused && say(refused.message))) : undefined}
        onChange={(event) => setTexts({ ...texts, url: event.target.value })}
      />
      <TextField
        label={words.form.description}
        autoComplete="off"
        help={words.form.descriptionHelp}
        value={texts.description}
        error={shown ? wrong.get('description') : undefined}
        onChange={(event) => setTexts({ ...texts, description: event.target.value })}
      />
      <fieldset>
        <legend className="qk-label">{words.form.types}</legend>
        {WEBHOOK_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={words.types[type]}
            help={<bdi dir="ltr">{type}</bdi>}
            checked={texts.types.includes(type)}
            onChange={(event) => toggle(type, event.target.checked)}
          />
        ))}
        <div className="qk-error" role="status">
          {shown ? wrong.get('types') : null}
        </div>
      </fieldset>
    </FormDialog>
  );
}
