import type { Owner } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
import { useState } from 'react';
import { EraseUserDialog } from '../erase/EraseUserDialog.tsx';

export function OwnerFact({ owner }: { owner: Owner | null }) {
  const [asked, setAsked] = useState(false);
  if (owner === null) return <span className="qk-soft">No owner yet</span>;
  return (
    <>
      {owner.firstName} {owner.lastName}
      <br />
      <a href={`mailto:${owner.email}`}>{owner.email}</a>
      <br />
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Delete this account
      </Button>
      {asked ? <EraseUserDialog owner={owner} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
