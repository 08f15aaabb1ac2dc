import type { HistoryEntry } from '@qlaim/backend/contract';
import { LOCALES } from '@qlaim/backend/texts';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Badge, Button, RelativeTime } from '@qlaim/web-kit';
import { fill, useShown, useTexts } from '@qlaim/web-kit/texts';
import { destinationOf } from '../../my-codes/index.ts';

interface TimelineProps {
  entries: readonly HistoryEntry[];
  onOpen: (entry: HistoryEntry) => void;
}

/** The changes of a code in words, newest first. */
export function Timeline({ entries, onOpen }: TimelineProps) {
  const { history } = useTexts(EDIT);
  const { language } = useShown();
  return (
    <ol className="qu-timeline">
      {entries.map((entry) => (
        <li key={entry.version} className="qu-timeline-entry">
          <Change entry={entry} />
          {CONTENT.has(entry.kind) ? (
            <Button variant="quiet" onClick={() => onOpen(entry)}>
              {history.view}
              <span className="qk-hidden">
                {history.viewVersion(new Date(entry.at).toLocaleString(LOCALES[language]))}
              </span>
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
  const { history, changes } = useTexts(EDIT);
  const { content } = useTexts(CODES);
  const { kind, by, at, current, available, name, storedInfo } = entry;
  return (
    <div className="qu-change">
      <p className="qu-change-title">
        <strong>{changes[kind]}</strong>
        {current ? <Badge tone="ok">{history.now}</Badge> : null}
      </p>
      {CONTENT.has(kind) ? (
        <p>
          {available ? [name, destinationOf(storedInfo, content)].filter(Boolean).join(': ') : history.gone}
        </p>
      ) : null}
      <p className="qk-soft qk-small">
        {fill((when) => history.by(history.who[by], when), <RelativeTime date={at} />)}
      </p>
    </div>
  );
}
