import './person.css';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { MenuButton, type MenuItem } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EraseUserDialog } from '../../erase/index.ts';
import { HandOverOneOf, MailCodeDialog } from '../../help/index.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { PasswordLink } from './PasswordLink.tsx';

type Open = 'password' | 'email' | 'handOver' | 'mailCode' | 'erase';

/** How an admin helps a person. Each item first says what the person will be told. */
export function HelpMenu({ person }: { person: AdminPersonDetails }) {
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const words = useTexts(PEOPLE).person.help;
  const item = (name: Open): MenuItem => ({ label: words[name], onSelect: () => setOpen(name) });
  const shared = { person, onClose: () => setOpen(undefined) };
  const items = [
    // Nobody could sign in with what these mail.
    ...(person.disabled ? [] : [item('password'), item('email'), item('mailCode')]),
    item('handOver'),
    item('erase'),
  ];
  return (
    <div className="qa-person-help">
      <MenuButton label={words.title} words items={items} />
      {open === 'password' ? <PasswordLink {...shared} /> : null}
      {open === 'email' ? <EmailDialog {...shared} /> : null}
      {open === 'handOver' ? <HandOverOneOf {...shared} /> : null}
      {open === 'mailCode' ? <MailCodeDialog {...shared} /> : null}
      {open === 'erase' ? (
        <EraseUserDialog
          owner={{ ...person, _id: person.id }}
          onClose={shared.onClose}
          onErased={() => navigate('/people')}
        />
      ) : null}
    </div>
  );
}
