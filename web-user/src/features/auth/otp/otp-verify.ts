import { MESSAGES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useEnter } from '../useEnter.ts';

/** Verifies the email of the signed-in user. The server then claims `lateCode`, or the code that it knows already. */
export function useVerifyOtp(lateCode: string | undefined) {
  const enter = useEnter();
  return useMutation({
    mutationFn: (otp: string) =>
      call((routes) => routes.otpVerify, {
        body: { otp, ...(lateCode === undefined ? {} : { link: lateCode }) },
      }),
    onMutate: notify.dropFailures,
    onSuccess: ({ message, ...answer }) => enter({ ...answer, message: message || MESSAGES.otpVerified }),
  });
}
