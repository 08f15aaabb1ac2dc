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
import { ERASED, PRODUCT } from '../event.ts';

describe('saving a code', () => {
  it('sets its name', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA, name: 'My bench' })
      .then(named('My bench', ADA.id)));
  it('sets its content', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA, content: PHONE })
      .then(saved(PHONE, ADA.id)));
  it('sets both, the name first', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA, name: 'My bench', content: LINK })
      .then(named('My bench', ADA.id), saved(LINK, ADA.id)));
  it('records only what changed', () =>
    givenCode(...adasCode, named('My bench', ADA.id), saved(LINK, ADA.id))
      .when({ type: 'save', by: ADA, name: 'My bench', content: PHONE })
      .then(saved(PHONE, ADA.id)));
  it('changes nothing when name and content are the same', () =>
    givenCode(...adasCode, named('My bench', ADA.id), saved(LINK, ADA.id))
      .when({ type: 'save', by: ADA, name: 'My bench', content: LINK })
      .thenNothing());
  it('changes nothing when the fields of the content are in another order', () =>
    givenCode(...adasCode, saved({ infoType: 'link', link: 'https://example.org' }, ADA.id))
      .when({ type: 'save', by: ADA, content: { link: 'https://example.org', infoType: 'link' } })
      .thenNothing());
  it('changes nothing when no field is given', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA })
      .thenNothing());
  it('removes the name when it is empty', () =>
    givenCode(...adasCode, named('My bench', ADA.id))
      .when({ type: 'save', by: ADA, name: '' })
      .then(named('', ADA.id)));
  it('changes nothing when the name is empty and none is stored', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADA, name: '' })
      .thenNothing());
  it.each(['manager', 'support'] as const)('is done by the role %s on codes of others', (role) =>
    givenCode(...adasCode)
      .when({ type: 'save', by: { id: 'root', role }, content: LINK })
      .then(saved(LINK, ADA.id)),
  );
  it.each(['printer', 'auditor', 'user'] as const)('is refused to the role %s on codes of others', (role) =>
    givenCode(...adasCode)
      .when({ type: 'save', by: { id: 'root', role }, content: LINK })
      .thenRefused('forbidden'),
  );
  it('replaces erased content', () =>
    givenCode(...adasCode, {
      type: 'ContentSaved',
      data: { person: ADA.id, infoType: 'link', content: ERASED },
    })
      .when({ type: 'save', by: ADMIN, content: LINK })
      .then(saved(LINK, ADA.id)));
  it('removes name and content, as an earlier version without them does', () =>
    givenCode(...adasCode, named('My bench', ADA.id), saved(LINK, ADA.id))
      .when({ type: 'save', by: ADA, name: '', content: null })
      .then(named('', ADA.id), contentCleared));
  it('is refused after another edit than the one that the sender saw', () =>
    givenCode(...adasCode, named('My bench', ADA.id), saved(LINK, ADA.id))
      .when({ type: 'save', by: ADA, name: 'Other', revision: 1 })
      .thenRefused('edited_meanwhile'));
  it('is refused for another user', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: BEN, name: 'Mine' })
      .thenRefused('forbidden'));
  it('is refused for a user when the code has no owner', () =>
    givenCode(generated).when({ type: 'save', by: ADA, content: LINK }).thenRefused('forbidden'));
  it('seals an admin’s texts under the owner’s key', () =>
    givenCode(...adasCode)
      .when({ type: 'save', by: ADMIN, content: LINK })
      .then(saved(LINK, ADA.id)));
  it('seals an admin’s texts under the installation’s key when the code has no owner', () =>
    givenCode(generated)
      .when({ type: 'save', by: ADMIN, name: 'Bench 12', content: LINK })
      .then(named('Bench 12', PRODUCT), saved(LINK, PRODUCT)));
  it('is refused for a deleted code', () =>
    givenCode(...adasCode, deleted)
      .when({ type: 'save', by: ADA, name: 'Gone' })
      .thenRefused('unknown_code'));
});

describe('clearing the content', () => {
  const byAda = { type: 'clearContent', by: ADA } as const;

  it('removes the content', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when(byAda)
      .then(contentCleared));
  it('is possible for an admin', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when({ type: 'clearContent', by: ADMIN })
      .then(contentCleared));
  it('changes nothing when the code is empty', () =>
    givenCode(...adasCode)
      .when(byAda)
      .thenNothing());
  it('is refused for another user', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when({ type: 'clearContent', by: BEN })
      .thenRefused('forbidden'));
});

describe('resetting', () => {
  it('removes the content and keeps the owner', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when({ type: 'reset' })
      .then(reset));
  it('removes the name', () =>
    givenCode(...adasCode, named('My bench', ADA.id))
      .when({ type: 'reset' })
      .then(reset));
  it('is refused where the code is not of the named owner any more', () =>
    givenCode(...adasCode, saved(LINK, ADA.id))
      .when({ type: 'reset', owner: BEN.id })
      .thenRefused('edited_meanwhile'));
  it('changes nothing the second time', () =>
    givenCode(...adasCode, saved(LINK, ADA.id), reset)
      .when({ type: 'reset' })
      .thenNothing());
  it('keeps the owner, who may save again', () =>
    givenCode(...adasCode, saved(LINK, ADA.id), reset)
      .when({ type: 'save', by: ADA, content: LINK })
      .then(saved(LINK, ADA.id)));
});
