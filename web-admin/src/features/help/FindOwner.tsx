import { type AdminPerson, FALLBACKS, LIMITS } from '@qlaim/backend/contract';
import { HELP, type HelpTexts } from '@qlaim/backend/texts/console/help';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useFailure } from '../../texts/use-say.ts';
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
  const words = useTexts(HELP).find;
  const sayFailure = useFailure();
  const [text, setText] = useState('');
  const { people, error: failure, searching } = usePeopleFound(text);
  const others = people?.filter(({ id }) => id !== except);
  const shown = others?.slice(0, FOUND_AT_MOST);
  return (
    <>
      <SearchField
        label={words.label}
        autoFocus
        maxLength={LIMITS.emailLength}
        value={text}
        error={failure ? sayFailure(failure, FALLBACKS.getPeople) : error}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="qk-soft qk-small">
        {shown === undefined ? words.advice : told(shown.length, searching, words)}
      </p>
      <FoundPeople people={withChosen(shown ?? [], chosen)} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

function told(found: number, searching: boolean, words: HelpTexts['find']): string {
  if (searching) return words.searching;
  return found === 0 ? words.none : words.choose;
}

/** Who is chosen stays, whatever is searched for next. */
const withChosen = (found: readonly AdminPerson[], chosen: AdminPerson | undefined) =>
  chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
