import { describe, it } from 'vitest';
import { given } from '../../testing/given.ts';
import {
  decideInstallation,
  evolveInstallation,
  type InstallationEvent,
  newInstallation,
} from './installation.ts';

const givenInstallation = (...history: readonly InstallationEvent[]) =>
  given(decideInstallation, evolveInstallation, newInstallation, ...history);
const appointed = (userId: string): InstallationEvent => ({
  type: 'FirstAdminAppointed',
  data: { userId },
});

describe('appointing the first admin', () => {
  const appoint = { type: 'appointFirstAdmin', userId: 'ada' } as const;

  it('happens', () => givenInstallation().when(appoint).then(appointed('ada')));
  it('happens once', () => givenInstallation(appointed('ada')).when(appoint).thenNothing());
  it('does not make another the first', () =>
    givenInstallation(appointed('ben')).when(appoint).thenNothing());
});
