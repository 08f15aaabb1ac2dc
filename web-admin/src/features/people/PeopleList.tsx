import './people.css';
import { type AdminPerson, FALLBACKS } from '@qlaim/backend/contract';
import { Count, EmptyState } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListRows } from '../../widgets/ListRows.tsx';
import { ListPager } from '../../widgets/Pager.tsx';
import { Invitations } from './invitations/Invitations.tsx';
import { InviteButton } from './invitations/InviteButton.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonRow } from './PersonRow.tsx';

const ASIDE = (
  <div className="qa-people-tools">
    <Link to="/people/erasures" className="qk-line-link">
      Deleted accounts
    </Link>
    <InviteButton />
  </div>
);
const NONE = <EmptyState title="Nobody found">Search for less of the email or name.</EmptyState>;

export function PeopleList() {
  return (
    <ListFrame resource="people" title="People" aside={ASIDE}>
      <Invitations />
      <PeopleFilters />
      <ListRows<AdminPerson>
        label="People"
        height={560}
        fallback={FALLBACKS.getPeople}
        empty={NONE}
        row={(person) => <PersonRow person={person} />}
      />
      <ListPager label="Pages of people" />
      <Total />
    </ListFrame>
  );
}

function Total() {
  const { total = 0 } = useListContext<AdminPerson>();
  return (
    <p className="qa-people-total qk-soft" aria-live="polite">
      <Count value={total} one="person" many="people" />
    </p>
  );
}
