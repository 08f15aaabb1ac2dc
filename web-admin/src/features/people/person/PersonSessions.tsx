import './person.css';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { usePersonCommands } from './use-person.ts';

interface PersonSessionsProps {
  person: AdminPersonDetails;
  readOnly: boolean;
}

/** The browsers in which a person is signed in. */
export function PersonSessions({ person: { id, sessions }, readOnly }: PersonSessionsProps) {
  const { signOut, signOutEverywhere } = usePersonCommands(id);
  return (
    <>
      <h2>Sessions</h2>
      {sessions.length === 0 ? <p className="qk-soft">Not signed in anywhere</p> : null}
      <ul className="qk-list">
        {sessions.map((session) => (
          <li key={session.id} className="qa-session qk-toolbar">
            <div className="qa-session-words">
              {session.browser} on {session.os}
              <br />
              <span className="qk-soft qk-small">
                Seen <RelativeTime date={session.seenAt} />
              </span>
            </div>
            {readOnly ? null : (
              <Button
                variant="quiet"
                aria-label={`Sign out ${session.browser} on ${session.os}`}
                busy={signOut.isPending && signOut.variables === session.id}
                onClick={() => signOut.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {readOnly || sessions.length < 2 ? null : (
        <Button variant="quiet" busy={signOutEverywhere.isPending} onClick={() => signOutEverywhere.mutate()}>
          Sign out everywhere
        </Button>
      )}
    </>
  );
}
