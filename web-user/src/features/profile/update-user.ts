import { FALLBACKS, ROUTES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';
import { rememberUser } from '../../session/me.ts';
import { type ProfileFields, profileBody } from './profile-body.ts';

/** A changed email has to be verified anew: the access guard then leads to the one-time code. */
export function useUpdateUser(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fields: ProfileFields) =>
      client(ROUTES.updateUser, { params: { id }, body: profileBody(fields) }),
    onSuccess: ({ user, message }) => {
      notify.ok(message);
      rememberUser(queries, user);
    },
    onError: (error) => notifyFailure(error, FALLBACKS.updateUser),
  });
}
