import { ApiError, FALLBACKS, MESSAGES, ROUTES, type User } from '@qlaim/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';
import { rememberUser } from '../../session/me.ts';
import { useEnter } from './useEnter.ts';

const verifyOtp = (otp: string) => client(ROUTES.otpVerify, { body: { otp } });

/** Claims a code that was scanned after the login. The login could not send it. */
async function claimLate(code: string, user: User): Promise<string> {
  return (await client(ROUTES.assignCode, { body: { link: code, user: user._id } })).message;
}

/** Verifies the email of the signed-in user. Afterwards it claims `lateCode`, if given. */
export function useVerifyOtp(lateCode: string | undefined) {
  const queries = useQueryClient();
  const enter = useEnter();
  return useMutation({
    mutationFn: verifyOtp,
    onSuccess: async ({ user, message }) => {
      if (lateCode !== undefined) await claimLate(lateCode, user).catch(tellUnlessClaimed);
      rememberUser(queries, user);
      enter(user, message || MESSAGES.otpVerified);
    },
  });
}

/** A login before a reload may have claimed the code already. The list at / shows the result. */
function tellUnlessClaimed(error: unknown): void {
  if (error instanceof ApiError && error.code === 'already_claimed') return;
  notifyFailure(error, FALLBACKS.general);
}
