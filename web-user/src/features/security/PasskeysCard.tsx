import type { Passkey } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, ConfirmDialog, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useKnowsPasskeys } from '../../session/useKnowsPasskeys.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { usePasskeys, useRemovePasskey } from './passkeys.ts';
import { SecurityCard } from './SecurityCard.tsx';

/** The passkeys of the person, with the means to add and remove one. */
export function PasskeysCard() {
  const words = useTexts(PERSON).passkeys;
  const passkeys = usePasskeys();
  const remove = useRemovePasskey();
  const knows = useKnowsPasskeys();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const done = () => setRemoving(undefined);
  return (
    <SecurityCard title={words.title} lead={words.lead} query={passkeys}>
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
              <Button variant="quiet" onClick={() => setAdding(true)}>
                {words.add}
              </Button>
            </div>
          ) : (
            <p className="qk-soft">{words.unknown}</p>
          )}
          {adding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
          <ConfirmDialog
            open={removing !== undefined}
            title={words.question(removing?.name ?? '')}
            confirmLabel={words.remove}
            cancelLabel={words.keep}
            danger
            busy={remove.isPending}
            onConfirm={() => removing && remove.mutate(removing.id, { onSettled: done })}
            onCancel={done}
          >
            {words.consequence}
          </ConfirmDialog>
        </>
      )}
    </SecurityCard>
  );
}

function Entry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const words = useTexts(PERSON).passkeys;
  const { name, elsewhere, createdAt, lastUsedAt, backedUp } = passkey;
  return (
    <li className="qu-security-entry">
      <div>
        <p className="qu-security-name">{name}</p>
        <p className="qk-soft">
          {lastUsedAt === null
            ? fill(words.neverUsed, <RelativeTime date={createdAt} />)
            : fill(words.used, <RelativeTime date={createdAt} />, <RelativeTime date={lastUsedAt} />)}
          {backedUp ? `. ${words.backedUp}` : ''}
        </p>
        {elsewhere === null ? null : <p className="qk-soft">{words.elsewhere(elsewhere)}</p>}
      </div>
      <Button variant="quiet" onClick={onRemove} aria-label={words.removeNamed(name)}>
        {words.remove}
      </Button>
    </li>
  );
}
