import type { OwnSession } from '@qlaim/backend/contract';
import { PERSON, type PersonTexts } from '@qlaim/backend/texts/owner/person';
import { Badge, Button, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { SecurityCard } from './SecurityCard.tsx';
import { useEndSessions, useSessions } from './sessions.ts';

/** The browsers in which the person is signed in, with the means to sign out there. */
export function SessionsCard() {
  const words = useTexts(PERSON).sessions;
  const sessions = useSessions();
  const end = useEndSessions();
  return (
    <SecurityCard title={words.title} lead={words.lead} query={sessions}>
      {(all) => (
        <>
          <ul className="qu-security-list">
            {all.map((session) => (
              <Entry
                key={session.id}
                session={session}
                busy={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          {all.length > 1 ? (
            <Button
              variant="quiet"
              busy={end.isPending && end.variables === undefined}
              onClick={() => end.mutate(undefined)}
            >
              {words.others}
            </Button>
          ) : null}
        </>
      )}
    </SecurityCard>
  );
}

interface EntryProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

function Entry({ session, busy, onEnd }: EntryProps) {
  const { openedAt, seenAt, current } = session;
  const words = useTexts(PERSON).sessions;
  const name = deviceName(session, words);
  return (
    <li className="qu-security-entry">
      <div>
        <p className="qu-security-name">
          {name} {current ? <Badge tone="ok">{words.here}</Badge> : null}
        </p>
        <p className="qk-soft">
          {current
            ? fill(words.opened, <RelativeTime date={openedAt} />)
            : fill(words.seen, <RelativeTime date={openedAt} />, <LastSeen hour={seenAt} />)}
        </p>
      </div>
      {current ? null : (
        <Button variant="quiet" busy={busy} onClick={onEnd} aria-label={words.endNamed(name)}>
          {words.end}
        </Button>
      )}
    </li>
  );
}

const HOUR_MS = 60 * 60 * 1000;

/** The server keeps the hour alone. */
function LastSeen({ hour }: { hour: string }) {
  const { withinHour } = useTexts(PERSON).sessions;
  return Date.now() - Date.parse(hour) < HOUR_MS ? withinHour : <RelativeTime date={hour} />;
}

/** Names a device in words, such as 'Safari on iOS'. */
function deviceName({ browser, os }: OwnSession, words: PersonTexts['sessions']): string {
  const known = browser === 'other' ? words.browser : browser.replace(/^Mobile /, '');
  return os === 'other' ? known : words.device(known, os);
}
