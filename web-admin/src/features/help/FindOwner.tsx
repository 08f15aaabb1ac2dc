import { type AdminPerson, FALLBACKS, LIMITS } from '@qlaim/backend/contract';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { SearchField } from '../../widgets/SearchField.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { FOUND_AT_MOST, usePeopleFound } from './use-people-found.ts';

interface FindOwnerProps {
  /** The id of the owner of now. */
  except: string;
  chosen: AdminPerson | undefined;
  error: string | undefined;
  onChoose: (person: AdminPerson) => void;
}

/** Finds a person by name or e-mail. */
export function FindOwner({ except, chosen, error, onChoose }: FindOwnerProps) {
  const [text, setText] = useState('');
  const { people, error: failure, searching } = usePeopleFound(text);
  const others = people?.filter(({ id }) => id !== except);
  const shown = others?.slice(0, FOUND_AT_MOST);
  return (
    <>
      <SearchField
        label="New owner, by email or name"
        autoFocus
        maxLength={LIMITS.emailLength}
        value={text}
        error={failure ? messageOf(failure, FALLBACKS.getPeople) : error}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="qk-soft qk-small">
        {shown === undefined
          ? 'Only people with a verified email can own codes.'
          : told(shown.length, searching)}
      </p>
      <FoundPeople people={withChosen(shown ?? [], chosen)} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

function told(found: number, searching: boolean): string {
  if (searching) return 'Searching';
  return found === 0 ? 'Nobody found' : 'Choose one of the people below.';
}

/** Who is chosen stays, whatever is searched for next. */
const withChosen = (found: readonly AdminPerson[], chosen: AdminPerson | undefined) =>
  chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
