import '../audit.css';
import type { AuditEntry } from '@qlaim/backend/contract';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import { useListed } from '../../../texts/use-listed.ts';
import type { EventFilter } from '../event-filter.ts';
import { titleOf } from '../type/event-title.ts';
import { UnfoldedEvents } from './UnfoldedEvents.tsx';

const ARROW = (
  <span className="qa-folded-arrow">
    <Icon name="chevronDown" size={16} />
  </span>
);

interface FoldedEventsProps {
  entry: AuditEntry;
  folded: NonNullable<AuditEntry['folded']>;
  filter: EventFilter;
  /** Renders events as the list around does. */
  children: (entries: readonly AuditEntry[]) => ReactNode;
}

/** The line below an event that says how many of its run are not listed, and opens them. */
export function FoldedEvents({ entry, folded, filter, children }: FoldedEventsProps) {
  const { count, types } = folded;
  const words = useTexts(AUDIT);
  const listed = useListed();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="qa-folded">
      <div className="qa-folded-head">
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          icon={ARROW}
          onClick={() => setOpen(!open)}
        >
          {entry.by.kind === 'system' ? words.folded.bySystem(count) : words.folded.ofKind(count)}
        </Button>
        {entry.by.kind === 'system' ? (
          <span className="qk-soft qk-small">{listed(types.map((type) => titleOf(type, words)))}</span>
        ) : null}
      </div>
      {open ? (
        <div id={id} className="qa-folded-events">
          <UnfoldedEvents after={entry.cursor} count={count} filter={filter}>
            {children}
          </UnfoldedEvents>
        </div>
      ) : null}
    </div>
  );
}
