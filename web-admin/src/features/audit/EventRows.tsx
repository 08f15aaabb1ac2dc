import './audit.css';
import type { AuditEntry } from '@qlaim/backend/contract';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { memo } from 'react';
import { Doer } from '../../widgets/Doer.tsx';
import { RowGrid } from '../../widgets/Rows.tsx';
import { WhatChanged } from '../../widgets/WhatChanged.tsx';
import { EventSubject } from './EventSubject.tsx';
import type { EventFilter } from './event-filter.ts';
import { FoldedEvents } from './folded/FoldedEvents.tsx';

/** Pixels. A row on a wide screen; the browser remembers the height of a page that it has laid out. */
const ROW_HEIGHT = 57;

interface EventRowsProps {
  entries: readonly AuditEntry[];
  filter: EventFilter;
}

/**
 * A page of events. It renders once, however many pages follow it. A page that is out of sight costs no layout and no paint,
 * and the browser looks at a hundred pages instead of ten thousand rows as they scroll.
 */
export const EventRows = memo(function EventRows({ entries, filter }: EventRowsProps) {
  return (
    <ol
      className="qa-events-page qk-list"
      style={{ containIntrinsicSize: `auto ${ROW_HEIGHT * entries.length}px` }}
    >
      {entries.map((entry) => (
        <EventRow key={entry.id} entry={entry} filter={filter} />
      ))}
    </ol>
  );
});

function EventRow({ entry, filter }: { entry: AuditEntry; filter: EventFilter }) {
  const { event } = useTexts(AUDIT);
  const { exactTime } = useFormats();
  const { at, words, by, contents, folded } = entry;
  return (
    <RowGrid className="qa-event">
      <time className="qk-soft" dateTime={at}>
        {exactTime(at)}
      </time>
      <div>
        {words}
        {contents ? <WhatChanged {...contents} /> : null}
      </div>
      <span>
        <span className="qk-soft">{event.by} </span>
        <Doer by={by} />
      </span>
      <span>
        <EventSubject entry={entry} />
      </span>
      {folded ? (
        <FoldedEvents entry={entry} folded={folded} filter={filter}>
          {(entries) => <EventRows entries={entries} filter={filter} />}
        </FoldedEvents>
      ) : null}
    </RowGrid>
  );
}
