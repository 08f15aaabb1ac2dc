import Box from '@mui/material/Box';
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <Box
            component="li"
            key={session.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: '12rem' }}>
              {session.browser} on {session.os}
              <br />
              <span className="qk-soft qk-small">
                Seen <RelativeTime date={session.seenAt} />
              </span>
            </Box>
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
          </Box>
        ))}
      </Box>
      {readOnly || sessions.length < 2 ? null : (
        <Button variant="quiet" busy={signOutEverywhere.isPending} onClick={() => signOutEverywhere.mutate()}>
          Sign out everywhere
        </Button>
      )}
    </>
  );
}
