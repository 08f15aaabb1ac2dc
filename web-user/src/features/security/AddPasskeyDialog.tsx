import { type ConfirmBody, LIMITS } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Dialog, Skeleton, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ProveForm } from './ProveForm.tsx';
import { useAddPasskey } from './passkeys.ts';
import { useTwoStep } from './two-step.ts';

/** Adds a passkey: its name, who asks, and the browser's own dialog. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { passkeys: words, prove: proving } = useTexts(PERSON);
  const twoStep = useTwoStep().data;
  const [name, setName] = useState(words.mine);
  const add = useAddPasskey();
  const prove = (proof: ConfirmBody) =>
    add.mutateAsync({ name: name.trim() || words.mine, proof }).then(onClose);
  return (
    <Dialog open onClose={onClose} title={words.add} size="small">
      <div className="qu-form">
        <TextField
          label={words.name}
          help={words.nameHelp}
          value={name}
          maxLength={LIMITS.passkeyNameLength}
          onChange={(event) => setName(event.target.value)}
        />
        {twoStep ? (
          <ProveForm twoStep={twoStep} action={proving.next} onProve={prove}>
            {words.browserNext}
          </ProveForm>
        ) : (
          <Skeleton height={64} />
        )}
      </div>
    </Dialog>
  );
}
