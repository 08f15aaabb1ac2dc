import Box from '@mui/material/Box';
import type { AuditEntry } from '@qlaim/backend/contract';
import { exactTime, printCode } from '@qlaim/web-kit';
import { memo } from 'react';
import { Link } from 'react-router-dom';

/** Pixels. A row on a wide screen; the browser remembers the height of a page that it has laid out. */
const ROW_HEIGHT = 57;

const rowSx = {
  display: 'grid',
  gap: { xs: 0.5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '15rem minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  py: 2,
  borderBottom: '1px solid var(--qk-line)',
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', minHeight: 24 },
} as const;

/**
 * A page of events. It renders once, however many pages follow it. A page that is out of sight costs no layout and no paint,
 * and the browser looks at a hundred pages instead of ten thousand rows as they scroll.
 */
export const EventRows = memo(function EventRows({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, contentVisibility: 'auto' }}
      style={{ containIntrinsicSize: `auto ${ROW_HEIGHT * entries.length}px` }}
    >
      {entries.map((entry) => (
        <EventRow key={entry.id} entry={entry} />
      ))}
    </Box>
  );
});

function EventRow({ entry: { at, words, by, code, person } }: { entry: AuditEntry }) {
  return (
    <Box component="li" sx={rowSx}>
      <time className="qk-soft" dateTime={at}>
        {exactTime(at)}
      </time>
      <span>{words}</span>
      <span>
        <span className="qk-soft">By </span>
        {by.apiKey === null ? null : `the API key “${by.apiKey}” of `}
        {by.id === null ? 'the system' : <Person id={by.id} name={by.name} />}
      </span>
      <span>
        {code === null ? null : (
          <Link
            to={`/audit/codes/${code}?time=${encodeURIComponent(at)}`}
            aria-label={`${printCode(code)} as it was then`}
          >
            <span className="qk-code">{printCode(code)}</span>
          </Link>
        )}
        {person === null || person.id === by.id ? null : (
          <>
            <span className="qk-soft">Account of </span>
            <Person {...person} />
          </>
        )}
      </span>
    </Box>
  );
}

function Person({ id, name }: { id: string; name: string | null }) {
  return <Link to={`/people/${id}`}>{name ?? 'a deleted person'}</Link>;
}
