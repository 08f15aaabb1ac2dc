import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { GooglePerson } from '../../../../commands/google/recognise.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { Email, nameField } from '../../../../contract/primitives.ts';
import type { Attempt } from './attempt.ts';

/** What we read of Google's user info. Google leaves out what a person has not got. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email.optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

const Answer = z.object({ claims: Claims, idToken: z.string().optional() });

/** The claims of an id token that bind it to our client and to the try (OpenID Connect Core, 3.1.3.7). */
const IdToken = z.object({
  sub: z.string(),
  nonce: z.string(),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
});

interface Expected {
  readonly clientId: string;
  readonly attempt: Pick<Attempt, 'nonce'>;
  readonly now: Date;
}

/** Returns the person that an answer of Google names; undefined where it does not belong to the try. */
export function personOf(answer: unknown, expected: Expected): GooglePerson | undefined {
  const read = Answer.safeParse(answer).data;
  if (read === undefined) return undefined;
  const { claims, idToken } = read;
  if (idToken !== undefined && !belongs(idToken, claims.sub, expected)) return undefined;
  const { email, given_name, family_name, name } = claims;
  return {
    sub: claims.sub,
    email: email ?? '',
    emailVerified: email !== undefined && claims.email_verified,
    firstName: nameOf(given_name ?? name ?? ''),
    lastName: nameOf(family_name ?? ''),
  };
}

/**
 * The token came from Google over TLS in answer to our own call, which OpenID Connect accepts in place of its signature.
 */
function belongs(idToken: string, sub: string, { clientId, attempt, now }: Expected): boolean {
  const token = IdToken.safeParse(decoded(idToken)).data;
  if (token === undefined) return false;
  const forUs = [token.aud].flat().includes(clientId);
  return forUs && token.sub === sub && token.nonce === attempt.nonce && token.exp * 1000 > now.getTime();
}

function decoded(idToken: string): unknown {
  try {
    return decodeJwt(idToken);
  } catch {
    return undefined;
  }
}

const Name = nameField('');

/** Returns a name that Google gives, cut to our length; empty where it is none that we take (decision 61). */
function nameOf(given: string): string {
  const line = [...given.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return Name.safeParse(line.slice(0, LIMITS.personNameLength).join('')).data ?? '';
}
