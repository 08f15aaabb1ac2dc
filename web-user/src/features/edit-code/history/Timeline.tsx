import type { HistoryEntry } from '@qlaim/backend/contract';
import { Badge, Button, RelativeTime } from '@qlaim/web-kit';
import { destinationOf } from '../../my-codes/index.ts';
import { whatHappened, whoSaved } from './words.ts';

interface TimelineProps {
  entries: readonly HistoryEntry[];
  onOpen: (entry: HistoryEntry) => void;
}

/** The changes of a code in words, newest first. */
export function Timeline({ entries, onOpen }: TimelineProps) {
  return (
    <ol className="qu-timeline">
      {entries.map((entry) => (
        <li key={entry.version} className="qu-timeline-entry">
          <Change entry={entry} />
          {CONTENT.has(entry.kind) ? (
            <Button variant="quiet" onClick={() => onOpen(entry)}>
              View
              <span className="qk-hidden"> the version of {new Date(entry.at).toLocaleString('en-GB')}</span>
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** Changes of name or content. The others show no version of their own. */
const CONTENT: ReadonlySet<HistoryEntry['kind']> = new Set(['claimed', 'named', 'saved', 'cleared', 'reset']);

function Change({ entry }: { entry: HistoryEntry }) {
  const { kind, by, at, current, available, name, storedInfo } = entry;
  return (
    <div className="qu-change">
      <p className="qu-change-title">
        <strong>{whatHappened(kind)}</strong>
        {current ? <Badge tone="ok">Now</Badge> : null}
      </p>
      {CONTENT.has(kind) ? (
        <p>
          {available
            ? [name, destinationOf(storedInfo)].filter(Boolean).join(': ')
            : 'Not available any more'}
        </p>
      ) : null}
      <p className="qk-soft qk-small">
        By {whoSaved(by)}, <RelativeTime date={at} />
      </p>
    </div>
  );
}
