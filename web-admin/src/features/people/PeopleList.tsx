import './people.css';
import { type AdminPerson, FALLBACKS } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListRows } from '../../widgets/ListRows.tsx';
import { ListPager } from '../../widgets/Pager.tsx';
import { Invitations } from './invitations/Invitations.tsx';
import { InviteButton } from './invitations/InviteButton.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonRow } from './PersonRow.tsx';

export function PeopleList() {
  const { list } = useTexts(PEOPLE);
  const aside = (
    <div className="qa-people-tools">
      <Link to="/people/erasures" className="qk-line-link">
        {list.erasures.title}
      </Link>
      <InviteButton />
    </div>
  );
  return (
    <ListFrame resource="people" title={list.title} aside={aside}>
      <Invitations />
      <PeopleFilters />
      <ListRows<AdminPerson>
        label={list.title}
        height={560}
        fallback={FALLBACKS.getPeople}
        empty={<EmptyState title={list.none}>{list.noneAdvice}</EmptyState>}
        row={(person) => <PersonRow person={person} />}
      />
      <ListPager label={list.pages} />
      <Total />
    </ListFrame>
  );
}

function Total() {
  const { list } = useTexts(PEOPLE);
  const { total = 0 } = useListContext<AdminPerson>();
  return (
    <p className="qa-people-total qk-soft" aria-live="polite">
      {list.total(total)}
    </p>
  );
}
