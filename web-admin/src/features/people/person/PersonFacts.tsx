import '../people.css';
import './person.css';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { eventsAddress } from '../../../api/addresses.ts';
import { useMay } from '../../../api/use-may.ts';
import { Day } from '../../../widgets/Day.tsx';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { PersonBadges } from '../PersonBadges.tsx';

export function PersonFacts({ person }: { person: AdminPersonDetails }) {
  const { email, role, seesNames, provider, emailVerified, twoStep, createdAt, terms } = person;
  const may = useMay();
  const { person: texts, roles } = useTexts(PEOPLE);
  const { facts: words } = texts;
  const { name } = roles.of[role];
  return (
    <>
      <h2 className="qk-hidden">{words.title}</h2>
      <div className="qa-person-badges qa-person-facts-badges">
        <PersonBadges person={person} />
      </div>
      <Facts>
        <Fact term={words.email}>{emailVerified ? words.verified(email) : words.notVerified(email)}</Fact>
        <Fact term={roles.role}>
          {role === 'auditor' ? (seesNames ? words.namesShown(name) : words.namesMasked(name)) : name}
        </Fact>
        <Fact term={words.signedUp}>
          {provider === 'google' ? fill(words.withGoogle, <Day at={createdAt} />) : <Day at={createdAt} />}
        </Fact>
        <Fact term={words.twoStep}>{twoStep ? words.on : words.off}</Fact>
        {terms.map(({ domain, version, link, at }) => (
          <Fact key={domain ?? ''} term={domain === null ? words.terms : words.termsOf(domain)}>
            {fill(words.accepted, <Day at={`${version}T00:00:00.000Z`} />, <Day at={at} />)}
            {link === null ? null : (
              <bdi dir="ltr" className="qa-person-terms">
                {link}
              </bdi>
            )}
          </Fact>
        ))}
      </Facts>
      {may('audit.read') ? (
        <Link to={eventsAddress({ person: person.id })} className="qa-person-events qk-line-link">
          {words.events}
        </Link>
      ) : null}
    </>
  );
}
