import { linkProblem, pickDestination } from '@qlaim/backend/contract';
import { EDIT, type EditWords } from '@qlaim/backend/texts/owner/edit';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ownZone, type SmartValues } from './smart-values.ts';

/** Answers 'What opens at…?' for the person's own time zone, with the function that the scan page runs. */
export function OpensAt({ smart }: { smart: SmartValues }) {
  const { smart: words } = useTexts(EDIT);
  const [clock, setClock] = useState(() => new Date().toTimeString().slice(0, 5));
  const zone = ownZone();
  const url = clock === '' ? undefined : pickDestination(smart, clock, zone);
  return (
    <div className="qu-opens">
      <TextField
        label={words.opensAt}
        type="time"
        value={clock}
        onChange={(event) => setClock(event.target.value)}
      />
      <p aria-live="polite" className="qu-opens-answer">
        {answer(words, url)}
      </p>
    </div>
  );
}

function answer(words: EditWords['smart'], url: string | undefined): string {
  if (url === undefined) return words.opensShop;
  return linkProblem(url) === undefined ? words.opens(url) : words.incomplete;
}
