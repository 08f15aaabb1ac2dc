import './person.css';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { usePersonCommands } from './use-person.ts';

interface PersonSessionsProps {
  person: AdminPersonDetails;
  readOnly: boolean;
}

/** The browsers in which a person is signed in. */
export function PersonSessions({ person: { id, sessions }, readOnly }: PersonSessionsProps) {
  const words = useTexts(PEOPLE).person.sessions;
  const { signOutEverywhere } = usePersonCommands(id);
  return (
    <>
      <h2>{words.title}</h2>
      {sessions.length === 0 ? <p className="qk-soft">{words.none}</p> : null}
      <ul className="qk-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} person={id} session={session} readOnly={readOnly} />
        ))}
      </ul>
      {readOnly || sessions.length < 2 ? null : (
        <Button variant="quiet" busy={signOutEverywhere.isPending} onClick={() => signOutEverywhere.mutate()}>
          {words.endAll}
        </Button>
      )}
    </>
  );
}

interface SessionRowProps {
  /** The id of the person. */
  person: string;
  session: AdminPersonDetails['sessions'][number];
  readOnly: boolean;
}

function SessionRow({ person, session: { id, browser, os, seenAt }, readOnly }: SessionRowProps) {
  const words = useTexts(PEOPLE).person.sessions;
  const { signOut } = usePersonCommands(person);
  const device = words.device(browser, os);
  return (
    <li className="qa-session qk-toolbar">
      <div className="qa-session-words">
        {device}
        <br />
        <span className="qk-soft qk-small">{fill(words.seen, <RelativeTime date={seenAt} />)}</span>
      </div>
      {readOnly ? null : (
        <Button
          variant="quiet"
          aria-label={words.endNamed(device)}
          busy={signOut.isPending}
          onClick={() => signOut.mutate(id)}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
