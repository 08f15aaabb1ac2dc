import type { OwnSession } from '@qlaim/backend/contract';
import { Badge, Button, RelativeTime } from '@qlaim/web-kit';
import { SecurityCard } from './SecurityCard.tsx';
import { useEndSessions, useSessions } from './sessions.ts';

/** The browsers in which the person is signed in, with the means to sign out there. */
export function SessionsCard() {
  const sessions = useSessions();
  const end = useEndSessions();
  return (
    <SecurityCard
      title="Where you are signed in"
      lead="Sign out anything that you do not recognise, and set a new password."
      query={sessions}
    >
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
              Sign out everywhere else
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
  const name = deviceName(session);
  return (
    <li className="qu-security-entry">
      <div>
        <p className="qu-security-name">
          {name} {current ? <Badge tone="ok">This device</Badge> : null}
        </p>
        <p className="qk-soft">
          Signed in <RelativeTime date={openedAt} />
          {current ? null : (
            <>
              , last seen <LastSeen hour={seenAt} />
            </>
          )}
        </p>
      </div>
      {current ? null : (
        <Button variant="quiet" busy={busy} onClick={onEnd} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}

const HOUR_MS = 60 * 60 * 1000;

/** The server keeps the hour alone. */
function LastSeen({ hour }: { hour: string }) {
  return Date.now() - Date.parse(hour) < HOUR_MS ? 'within the hour' : <RelativeTime date={hour} />;
}

/** Names a device in words, such as 'Safari on iOS'. */
function deviceName({ browser, os }: OwnSession): string {
  const known = browser === 'other' ? 'A browser' : browser.replace(/^Mobile /, '');
  return os === 'other' ? known : `${known} on ${os}`;
}
