import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { InviteDialog } from './InviteDialog.tsx';

/** Opens the invitation of a person to the staff. */
export function InviteButton() {
  const readOnly = !useMay()('people.roles');
  const { invite } = useTexts(PEOPLE).list.invitations;
  const [open, setOpen] = useState(false);
  if (readOnly) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{invite}</Button>
      {open ? <InviteDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
