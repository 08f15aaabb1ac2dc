import './help.css';
import type { AdminPerson } from '@qlaim/backend/contract';
import { HELP } from '@qlaim/backend/texts/console/help';
import { useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';
import { nameOf } from '../../widgets/person-name.ts';

interface FoundPeopleProps {
  people: readonly AdminPerson[];
  chosen: AdminPerson | undefined;
  onChoose: (person: AdminPerson) => void;
}

/** The people of a search, of whom one is chosen. Who has not verified the e-mail is shown, and can not be chosen. */
export function FoundPeople({ people, chosen, onChoose }: FoundPeopleProps) {
  const { legend, notVerified } = useTexts(HELP).find;
  const name = useId();
  if (people.length === 0) return null;
  return (
    <fieldset className="qa-found-people">
      <legend className="qk-hidden">{legend}</legend>
      {people.map((person) => (
        <label key={person.id} className="qa-found-person">
          <input
            type="radio"
            name={name}
            checked={person.id === chosen?.id}
            disabled={!person.emailVerified}
            onChange={() => onChoose(person)}
          />
          <span>
            <strong dir="auto">{nameOf(person)}</strong>{' '}
            <span className="qk-soft">
              {person.emailVerified ? <bdi>{person.email}</bdi> : notVerified(person.email)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
