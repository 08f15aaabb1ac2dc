import type { Passkey } from '@qlaim/backend/contract';
import { Button, ConfirmDialog, RelativeTime } from '@qlaim/web-kit';
import { useState } from 'react';
import { useKnowsPasskeys } from '../../session/useKnowsPasskeys.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { usePasskeys, useRemovePasskey } from './passkeys.ts';
import { SecurityCard } from './SecurityCard.tsx';

/** The passkeys of the person, with the means to add and remove one. */
export function PasskeysCard() {
  const passkeys = usePasskeys();
  const remove = useRemovePasskey();
  const knows = useKnowsPasskeys();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const done = () => setRemoving(undefined);
  return (
    <SecurityCard
      title="Passkeys"
      lead="Sign in with your fingerprint, face or screen lock, without a password."
      query={passkeys}
    >
      {(all) => (
        <>
          {all.length === 0 ? null : (
            <ul className="qu-security-list">
              {all.map((passkey) => (
                <Entry key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
              ))}
            </ul>
          )}
          {knows ? (
            <div className="qu-security-actions">
              <Button variant={all.length === 0 ? 'primary' : 'quiet'} onClick={() => setAdding(true)}>
                Add a passkey
              </Button>
            </div>
          ) : (
            <p className="qk-soft">This browser can’t make passkeys. Add one in another browser.</p>
          )}
          {adding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
          <ConfirmDialog
            open={removing !== undefined}
            title={`Remove the passkey ${removing?.name ?? ''}?`}
            confirmLabel="Remove"
            cancelLabel="Keep"
            danger
            busy={remove.isPending}
            onConfirm={() => removing && remove.mutate(removing.id, { onSettled: done })}
            onCancel={done}
          >
            It does not sign you in any more. Delete it in your device or password manager, too.
          </ConfirmDialog>
        </>
      )}
    </SecurityCard>
  );
}

function Entry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt, backedUp } = passkey;
  return (
    <li className="qu-security-entry">
      <div>
        <p className="qu-security-name">{name}</p>
        <p className="qk-soft">
          Added <RelativeTime date={createdAt} />
          {lastUsedAt === null ? ', never used' : ', last used '}
          {lastUsedAt === null ? null : <RelativeTime date={lastUsedAt} />}
          {backedUp ? '. Your other devices have it, too' : ''}
        </p>
      </div>
      <Button variant="quiet" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </li>
  );
}
