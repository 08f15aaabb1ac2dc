import { describe, expect, it } from 'vitest';
import { givenAccount, registered } from '../../../testing/account.ts';
import { fold } from '../../../testing/given.ts';
import { ACCOUNT } from '../account.ts';
import type { AccountEvent } from '../events.ts';
import { acceptedOf } from './accepted-terms.ts';

const GERMAN = 'codes.example.de';
const LINK = 'https://bags.example/terms';
const accept = {
  type: 'acceptTerms',
  version: '2026-12-01',
  language: 'de',
  domain: null,
  link: null,
} as const;

type Accepted = Extract<AccountEvent, { readonly type: 'TermsAccepted' }>;
const accepted = (data: Partial<Accepted['data']> = {}): AccountEvent => ({
  type: 'TermsAccepted',
  data: { version: '2026-12-01', language: 'de', ...data },
});

describe('the terms of use', () => {
  it('are accepted in a version and a language', () =>
    givenAccount(registered).when(accept).then(accepted()));

  it('of a domain name it, and where they are written', () =>
    givenAccount(registered, accepted())
      .when({ ...accept, domain: GERMAN, link: LINK })
      .then(accepted({ domain: GERMAN, link: LINK })));

  it('are accepted once, those of each domain alone', () =>
    givenAccount(registered, accepted({ domain: GERMAN, link: LINK }), accepted())
      .when({ ...accept, domain: GERMAN, link: LINK })
      .thenNothing());

  it('are accepted anew where they stand elsewhere', () =>
    givenAccount(registered, accepted({ domain: GERMAN, link: LINK }))
      .when({ ...accept, domain: GERMAN })
      .then(accepted({ domain: GERMAN })));

  it('are kept by domain, the newest first', () => {
    const history = [
      accepted(),
      accepted({ domain: GERMAN, version: '2026-10-01' }),
      accepted({ version: '2027-01-01' }),
    ];
    const { terms } = fold(ACCOUNT, history);
    expect(terms.map(({ domain, version }) => [domain, version])).toEqual([
      [null, '2027-01-01'],
      [GERMAN, '2026-10-01'],
    ]);
    expect(acceptedOf(terms, GERMAN)).toMatchObject({ version: '2026-10-01', link: null });
    expect(acceptedOf(terms, 'constructor')).toBeUndefined();
  });
});
