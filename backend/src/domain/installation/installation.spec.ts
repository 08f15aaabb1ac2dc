import { describe, it } from 'vitest';
import { given } from '../../testing/given.ts';
import type { InstallationEvent } from './events.ts';
import { INSTALLATION } from './installation.ts';

const givenInstallation = (...history: readonly InstallationEvent[]) => given(INSTALLATION, ...history);
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
