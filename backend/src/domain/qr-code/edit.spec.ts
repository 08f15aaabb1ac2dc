import { describe, it } from 'vitest';
import {
  ADA,
  ADMIN,
  adasCode,
  BEN,
  contentCleared,
  deleted,
  generated,
  givenCode,
  LINK,
  named,
  PHONE,
  reset,
  saved,
} from '../../testing/qr-code.ts';
import { ERASED, HOUSE } from '../event.ts';

describe('saving a code', () => {
  it('names it', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA, name: 'My bench' })
      .then(named('My bench', ADA.id)));
  it('makes it lead somewhere', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA, content: PHONE })
      .then(saved(PHONE, ADA.id)));
  it('does both, the name first', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA, name: 'My bench', content: LINK })
      .then(named('My bench', ADA.id), saved(LINK, ADA.id)));
  it('tells only what changed', () =>
    givenCode(...adasCode, named('My bench', ADA.id), saved(LINK, ADA.id))
      .when({ type: 'save', by: ADA, name: 'My bench', content: PHONE })
      .then(saved(PHONE, ADA.id)));
  it('of the same again is no change', () =>
    givenCode(...adasCode, named('My bench', ADA.id), saved(LINK, ADA.id))
      .when({ type: 'save', by: ADA, name: 'My bench', content: LINK })
      .thenNothing());
  it('of nothing is no change', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA })
      .thenNothing());
  it('takes a name away', () =>
    givenCode(...adasCode, named('My bench', ADA.id))
      .when({ type: 'save', by: ADA, name: '' })
      .then(named('', ADA.id)));
  it('takes no name away where there is none', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA, name: '' })
      .thenNothing());
  it('writes anew what was erased', () =>
    givenCode(...adasCode, {
      type: 'ContentSaved',
      data: { person: ADA.id, infoType: 'link', content: ERASED },
    })
      .when({ type: 'save', by: ADMIN, content: LINK })
      .then(saved(LINK, ADA.id)));
  it('is for its owner', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: BEN, name: 'Mine' })
      .thenRefused('forbidden'));
  it('of a code without an owner is for admins', () =>
    givenCode(generated).when({ type: 'save', by: ADA, content: LINK }).thenRefused('forbidden'));
  it('by an admin is sealed as the owner’s', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADMIN, content: LINK })
      .then(saved(LINK, ADA.id)));
  it('by an admin is sealed as the house’s where nobody owns it', () =>
    givenCode(generated)
      .when({ type: 'save', by: ADMIN, name: 'Bench 12', content: LINK })
      .then(named('Bench 12', HOUSE), saved(LINK, HOUSE)));
  it('needs a code', () =>
    givenCode(...adasCode, deleted)
      .when({ type: 'save', by: ADA, name: 'Gone' })
      .thenRefused('unknown_code'));
});

describe('clearing the content', () => {
  const byAda = { type: 'clearContent', by: ADA } as const;

  it('makes the code lead nowhere', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when(byAda)
      .then(contentCleared));
  it('is open to admins', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when({ type: 'clearContent', by: ADMIN })
      .then(contentCleared));
  it('of an empty code is no change', () =>
    givenCode(...adasCode)
      .when(byAda)
      .thenNothing());
  it('is not for others', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when({ type: 'clearContent', by: BEN })
      .thenRefused('forbidden'));
});

describe('resetting', () => {
  it('takes the content', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when({ type: 'reset' })
      .then(reset));
  it('takes the name', () =>
    givenCode(...adasCode, named('My bench', ADA.id))
      .when({ type: 'reset' })
      .then(reset));
  it('has nothing to take twice', () =>
    givenCode(...adasCode, saved(LINK, ADA.id), reset)
      .when({ type: 'reset' })
      .thenNothing());
  it('leaves the owner, who saves on', () =>
    givenCode(...adasCode, saved(LINK, ADA.id), reset)
      .when({ type: 'save', by: ADA, content: LINK })
      .then(saved(LINK, ADA.id)));
});
