import '../people.css';
import './person.css';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { Link } from 'react-router-dom';
import { eventsAddress } from '../../../api/addresses.ts';
import { useMay } from '../../../api/use-may.ts';
import { Day } from '../../../widgets/Day.tsx';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { PersonBadges } from '../PersonBadges.tsx';
import { ROLE_NAMES } from '../role-names.ts';

export function PersonFacts({ person }: { person: AdminPersonDetails }) {
  const { email, role, seesNames, provider, emailVerified, twoStep, createdAt } = person;
  const may = useMay();
  return (
    <>
      <h2 className="qk-hidden">Account</h2>
      <div className="qa-person-badges qa-person-facts-badges">
        <PersonBadges person={person} />
      </div>
      <Facts>
        <Fact term="Email">
          {email}
          {emailVerified ? ' (verified)' : ' (not verified)'}
        </Fact>
        <Fact term="Role">
          {ROLE_NAMES[role]}
          {role === 'auditor' ? (seesNames ? ', names shown' : ', names masked') : null}
        </Fact>
        <Fact term="Signed up">
          <Day at={createdAt} />
          {provider === 'google' ? ' with Google' : null}
        </Fact>
        <Fact term="Two-step sign-in">{twoStep ? 'On' : 'Off'}</Fact>
      </Facts>
      {may('audit.read') ? (
        <Link to={eventsAddress({ person: person.id })} className="qa-person-events qk-line-link">
          What this person did
        </Link>
      ) : null}
    </>
  );
}
