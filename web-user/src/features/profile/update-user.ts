import { FALLBACKS, type User } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';
import { KEYS } from '../../api/query-client.ts';
import { rememberUser } from '../../session/me.ts';
import { noteOtpMailed } from '../../session/otp-mailed.ts';
import { type ProfileFields, profileBody } from './profile-body.ts';

/** Updates the user. A changed email waits for its mailed code: here, or at /login where no email was ever verified. */
export function useUpdateUser({ _id: id, pendingEmail: waiting }: User) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: ProfileFields) =>
      call((routes) => routes.updateUser, { params: { id }, body: profileBody(fields) }),
    onSuccess: ({ user, message }) => {
      notify.ok(message);
      if (user.pendingEmail !== undefined && user.pendingEmail !== waiting) noteOtpMailed(user.pendingEmail);
      rememberUser(queries, user);
      // A new password ends the other sessions.
      void queries.invalidateQueries({ queryKey: KEYS.sessions });
      if (!user.emailVerified && user.pendingEmail !== waiting) navigate('/login', { replace: true });
    },
    onError: (error) => notifyFailure(error, FALLBACKS.updateUser),
  });
}
