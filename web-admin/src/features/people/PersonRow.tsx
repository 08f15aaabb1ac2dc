import './people.css';
import type { AdminPerson } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { personAddress } from '../../api/addresses.ts';
import { nameOf } from '../../widgets/person-name.ts';
import { RowGrid } from '../../widgets/Rows.tsx';
import { PersonBadges } from './PersonBadges.tsx';

export function PersonRow({ person }: { person: AdminPerson }) {
  const { id, email, createdAt } = person;
  const { list } = useTexts(PEOPLE);
  const { exactTime, createdDate } = useFormats();
  const day = (
    <time dateTime={createdAt} title={exactTime(createdAt)}>
      {createdDate(createdAt)}
    </time>
  );
  return (
    <RowGrid className="qa-person">
      <div className="qa-person-name">
        <Link to={personAddress(id)} dir="auto" className="qa-person-link">
          {nameOf(person)}
        </Link>
        <div className="qk-soft">
          <bdi>{email}</bdi>
        </div>
      </div>
      <div className="qa-person-badges">
        <PersonBadges person={person} />
      </div>
      <span className="qk-soft qk-small">{fill(list.since, day)}</span>
    </RowGrid>
  );
}
