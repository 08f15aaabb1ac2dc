import '../audit.css';
import type { AuditEntry } from '@qlaim/backend/contract';
import { Button, formatCount, Icon } from '@qlaim/web-kit';
import { type ReactNode, useId, useState } from 'react';
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
  const [open, setOpen] = useState(false);
  const id = useId();
  const whose = entry.by.kind === 'system' ? 'by the system' : 'of this kind';
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
          and {formatCount(count)} more {whose}
        </Button>
        {entry.by.kind === 'system' ? (
          <span className="qk-soft qk-small">{types.map(titleOf).join(', ')}</span>
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
