import { type ConfirmBody, LIMITS } from '@qlaim/backend/contract';
import { Dialog, Skeleton, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { ProveForm } from './ProveForm.tsx';
import { useAddPasskey } from './passkeys.ts';
import { useTwoStep } from './two-step.ts';

/** Adds a passkey: its name, who asks, and the browser's own dialog. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const twoStep = useTwoStep().data;
  const [name, setName] = useState('My passkey');
  const add = useAddPasskey();
  const prove = (proof: ConfirmBody) =>
    add.mutateAsync({ name: name.trim() || 'My passkey', proof }).then(onClose);
  return (
    <Dialog open onClose={onClose} title="Add a passkey" size="small">
      <div className="qu-form">
        <TextField
          label="Name"
          help="To tell it from others, such as the device that keeps it."
          value={name}
          maxLength={LIMITS.passkeyNameLength}
          onChange={(event) => setName(event.target.value)}
        />
        {twoStep ? (
          <ProveForm twoStep={twoStep} action="Continue" onProve={prove}>
            Your browser then asks where to keep the passkey.
          </ProveForm>
        ) : (
          <Skeleton height={64} />
        )}
      </div>
    </Dialog>
  );
}
