import { ACCOUNT } from '../../src/domain/account/account.ts';
import { decideInOrder } from '../../src/domain/aggregate.ts';
import { RESERVATION } from '../../src/domain/reservation/reservation.ts';
import { decided, type Filled } from './filled-log.ts';

const FIRST_NAMES = ['Ada', 'Ben', 'Chloé', 'Dmitri', 'Elif', 'Farid', 'Grace', 'Hana', 'Íñigo', 'Jonas'];
const LAST_NAMES = ['Abel', 'Byron', 'Çelik', 'Dahl', 'Evans', 'Fischer', 'García'];

/** The id of a person of the filled log. */
export const personOf = (number: number): string => `bench-person-${number}`;

const emailOf = (number: number): string => `person${number}@people.example`;

/** Returns the streams of a person who signed up with a verified e-mail: the reservation of the e-mail, and the account. */
export function signUpOf(number: number, at: string, emailKeyOf: (email: string) => string): Filled[] {
  const [userId, email] = [personOf(number), emailOf(number)];
  const emailKey = emailKeyOf(email);
  const reserve = { type: 'reserve', userId } as const;
  const register = {
    type: 'register',
    userId,
    requestId: `${userId}-request`,
    registration: {
      firstName: FIRST_NAMES[number % FIRST_NAMES.length] ?? '',
      lastName: `${LAST_NAMES[number % LAST_NAMES.length]}-${number}`,
      email,
      role: 'user',
      provider: 'local',
      credential: null,
      emailVerified: true,
    },
    reserved: { emailKey, revision: 0 },
  } as const;
  const by = { kind: 'user', id: userId } as const;
  return [
    {
      stream: RESERVATION.streamOf(emailKey),
      expected: 'none',
      by,
      events: decided(decideInOrder(RESERVATION, [reserve], RESERVATION.initial, at)).events,
    },
    {
      stream: ACCOUNT.streamOf(userId),
      expected: 'none',
      by,
      events: decided(decideInOrder(ACCOUNT, [register], ACCOUNT.initial, at)).events,
    },
  ];
}
