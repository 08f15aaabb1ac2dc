import { describe, expect, it } from 'vitest';
import { refuseNameOfSite, refuseWeak } from './password-policy.ts';

const ADA = { email: 'ada.byron@example.com', firstName: 'Augusta Ada', lastName: 'Byron-King' };

it.each(['password', 'Password', '12345678', 'qwertyuiop', 'iloveyou', ' trustno1 '])(
  'refuses %j, which is among the most used',
  async (password) => {
    expect(await refuseWeak(password, ADA, 'password')).toMatchObject({
      refusal: { code: 'password_common', issues: [{ path: 'password' }] },
    });
  },
);

it.each(['ada.byron@example.com', 'Ada.Byron', 'augusta ada', 'byron-king', 'Augusta AdaByron-King'])(
  'refuses %j, which is the email or name',
  async (password) => {
    expect(await refuseWeak(password, ADA, 'newPassword')).toMatchObject({
      refusal: { code: 'password_personal', issues: [{ path: 'newPassword' }] },
    });
  },
);

it.each(['analytical engine', 'byron-king-1815', 'tr0ub4dor&3x'])('allows %j', async (password) => {
  expect(await refuseWeak(password, ADA, 'password')).toBeUndefined();
});

describe('the name of the site', () => {
  const SITE = 'https://qr.blue-bags.example';
  const refused = (password: string) => refuseNameOfSite(password, SITE, 'newPassword');

  it.each([
    'qlaim',
    'Qlaim2026!',
    'q-l-a-i-m',
    'qlaimqlaim1',
    'BlueBags1',
    'blue-bags!!',
    'qr.blue-bags.example',
  ])('is refused as %j', (password) =>
    expect(refused(password)).toMatchObject({
      refusal: { code: 'password_of_site', issues: [{ path: 'newPassword' }] },
    }),
  );

  it.each(['qlaimed the moon', 'blue moon bags', '93048571', 'example-of-a-long-one'])(
    'is not in %j',
    (password) => expect(refused(password)).toBeUndefined(),
  );
});
