import { FALLBACKS, type User } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { saidAtField } from '../../api/failure.ts';
import { rememberUser } from '../../api/known-user.ts';
import { KEYS } from '../../api/query-client.ts';
import { noteOtpMailed } from '../../session/otp-mailed.ts';
import { useTell } from '../../shell/texts/useTell.ts';
import { type ProfileFields, profileBody } from './profile-body.ts';

export const PROFILE_FIELDS = {
  names: ['firstName', 'lastName', 'email', 'password', 'newPassword'],
} as const;

/** Updates the user. A changed email waits for its mailed code: here, or at /login where no email was ever verified. */
export function useUpdateUser({ _id: id, pendingEmail: waiting }: User) {
  const tell = useTell();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: ProfileFields) =>
      call((routes) => routes.updateUser, { params: { id }, body: profileBody(fields) }),
    onMutate: notify.dropFailures,
    onSuccess: ({ user, message }) => {
      tell.ok(message);
      if (user.pendingEmail !== undefined && user.pendingEmail !== waiting) noteOtpMailed(user.pendingEmail);
      rememberUser(queries, user);
      // A new password ends the other sessions.
      void queries.invalidateQueries({ queryKey: KEYS.sessions });
      if (!user.emailVerified && user.pendingEmail !== waiting) navigate('/login', { replace: true });
    },
    onError: (error) => {
      if (!saidAtField(error, PROFILE_FIELDS)) tell.fail(error, FALLBACKS.updateUser);
    },
  });
}
