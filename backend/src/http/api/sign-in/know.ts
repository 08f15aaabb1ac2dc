import type { Request, Response } from 'express';
import { rememberBrowser } from '../../edge/caller/known-browsers.ts';
import type { SignInPorts } from './ports.ts';

/** Makes the caller's browser known to an account. */
export async function know(
  context: SignInPorts,
  request: Request,
  response: Response,
  email: string,
  by: 'sign-in' | 'sign-up',
): Promise<void> {
  const cookie = await rememberBrowser(context, request.headers.cookie, email, by);
  if (cookie !== undefined) response.append('Set-Cookie', cookie);
}
