import { linkProblem, pickDestination } from '@qlaim/backend/contract';
import { TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { ownZone, type SmartValues } from './smart-values.ts';

/** Answers 'What opens at…?' for the person's own time zone, with the function that the scan page runs. */
export function OpensAt({ smart }: { smart: SmartValues }) {
  const [clock, setClock] = useState(() => new Date().toTimeString().slice(0, 5));
  const zone = ownZone();
  const url = clock === '' ? undefined : pickDestination(smart, clock, zone);
  return (
    <div className="qu-opens">
      <TextField
        label="What opens at…?"
        type="time"
        value={clock}
        onChange={(event) => setClock(event.target.value)}
      />
      <p aria-live="polite" className="qu-opens-answer">
        {wordsFor(url)}
      </p>
    </div>
  );
}

function wordsFor(url: string | undefined): string {
  if (url === undefined) return 'Opens the shop: no time of yours applies, and there is no default.';
  return linkProblem(url) === undefined
    ? `Opens ${url}`
    : 'Opens the link of this time, once it is complete.';
}
