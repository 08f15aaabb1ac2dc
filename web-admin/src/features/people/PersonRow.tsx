import './people.css';
import type { AdminPerson } from '@qlaim/backend/contract';
import { exactTime, formatCreatedDate } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { personAddress } from '../../api/addresses.ts';
import { nameOf } from '../../widgets/person-name.ts';
import { RowGrid } from '../../widgets/Rows.tsx';
import { PersonBadges } from './PersonBadges.tsx';

export function PersonRow({ person }: { person: AdminPerson }) {
  const { id, email, createdAt } = person;
  return (
    <RowGrid className="qa-person">
      <div className="qa-person-name">
        <Link to={personAddress(id)} className="qa-person-link">
          {nameOf(person)}
        </Link>
        <div className="qk-soft">{email}</div>
      </div>
      <div className="qa-person-badges">
        <PersonBadges person={person} />
      </div>
      <span className="qk-soft qk-small">
        Since{' '}
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {formatCreatedDate(createdAt)}
        </time>
      </span>
    </RowGrid>
  );
}
