import { zodResolver } from '@hookform/resolvers/zod';
import {
  FORM_MESSAGES,
  LIMITS,
  LoginBody,
  passwordField,
  RegisterBody,
  RegisterByEmailBody,
  ResetRequestBody,
} from '@qlaim/backend/contract';
import { z } from 'zod';

export { Otp } from '@qlaim/backend/contract';

export const loginRules = zodResolver(LoginBody.omit({ link: true }));
export const emailRules = zodResolver(RegisterByEmailBody.omit({ link: true }));
export const registerRules = zodResolver(RegisterBody.omit({ link: true }));
export const resetRequestRules = zodResolver(ResetRequestBody);

/** The rules of specification section 5, Reset password. */
export const newPasswordRules = zodResolver(
  z
    .object({
      password: passwordField(LIMITS.password.resetMin, FORM_MESSAGES.passwordResetShort),
      confirmPassword: z.string(),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: FORM_MESSAGES.passwordsDiffer,
      path: ['confirmPassword'],
    }),
);
