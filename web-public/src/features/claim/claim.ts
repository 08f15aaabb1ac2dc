import { ApiError, FALLBACKS, ROUTES, type User } from '@qlaim/backend/contract';
import { adviceAfter, causeOf } from '@qlaim/web-kit/failures';
import { client } from '../../api/client.ts';

/** The outcome of a press on the button. */
export type Outcome =
  | { readonly kind: 'claimed'; readonly message: string }
  | { readonly kind: 'register' | 'verify' | 'admin' | 'taken' | 'not-claimable' }
  | { readonly kind: 'failed'; readonly message: string; readonly advice: string };

/** Runs the claim flow (specification, section 4). Never throws: a failure is an outcome. */
export async function claim(code: string): Promise<Outcome> {
  const user = await currentUser();
  if ('kind' in user) return user;
  if (user.role === 'admin') return { kind: 'admin' };
  if (!user.emailVerified) return { kind: 'verify' };
  try {
    const { message } = await client(ROUTES.assignCode, { body: { link: code, user: user._id } });
    return { kind: 'claimed', message };
  } catch (error) {
    return refusal(error);
  }
}

/** The visitor has to register if the server refuses the user. Other failures allow another try. */
async function currentUser(): Promise<User | Outcome> {
  try {
    return (await client(ROUTES.me, {})).user;
  } catch (error) {
    return causeOf(error) === 'refused' ? { kind: 'register' } : failed(error);
  }
}

function refusal(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return failed(error);
  switch (error.code) {
    case 'already_claimed':
      return { kind: 'taken' };
    case 'not_claimable':
    case 'unknown_code':
      return { kind: 'not-claimable' };
    case 'signed_out':
      return { kind: 'register' };
    case 'email_unverified':
      return { kind: 'verify' };
    default:
      return failed(error);
  }
}

function failed(error: unknown): Outcome {
  const said = error instanceof ApiError ? error.message : '';
  return { kind: 'failed', message: said || FALLBACKS.general, advice: adviceAfter(error) };
}
