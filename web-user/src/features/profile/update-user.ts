import { FALLBACKS, type User } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';
import { rememberUser } from '../../session/me.ts';
import { noteOtpMailed } from '../../session/otp-mailed.ts';
import { type ProfileFields, profileBody } from './profile-body.ts';

/** Updates the user. A changed email needs verification again, with a mailed one-time code at /login. */
export function useUpdateUser({ _id: id, email: oldEmail }: User) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: ProfileFields) =>
      call((routes) => routes.updateUser, { params: { id }, body: profileBody(fields) }),
    onMutate: notify.dropFailures,
    onSuccess: ({ user, message }) => {
      notify.ok(message);
      rememberUser(queries, user);
      if (user.emailVerified || user.email === oldEmail) return;
      noteOtpMailed(user.email);
      navigate('/login', { replace: true });
    },
    onError: (error) => notifyFailure(error, FALLBACKS.updateUser),
  });
}
