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

  it('records the account id', () => givenInstallation().when(appoint).then(appointed('ada')));
  it('changes nothing the second time', () =>
    givenInstallation(appointed('ada')).when(appoint).thenNothing());
  it('changes nothing when another account is appointed', () =>
    givenInstallation(appointed('ben')).when(appoint).thenNothing());
});

describe('naming the vault', () => {
  const name = { type: 'nameVault', vaultId: 'vault-1' } as const;
  const named: InstallationEvent = { type: 'VaultNamed', data: { vaultId: 'vault-1' } };

  it('records its id', () => givenInstallation(appointed('ada')).when(name).then(named));
  it('keeps the first name', () =>
    givenInstallation(named).when({ type: 'nameVault', vaultId: 'vault-2' }).thenNothing());
});

describe('counting a start', () => {
  const counted = (number: number): InstallationEvent => ({ type: 'StartCounted', data: { number } });

  it('records its number', () =>
    givenInstallation(counted(1)).when({ type: 'countStart', number: 4 }).then(counted(4)));
  it('never goes back', () =>
    givenInstallation(counted(4)).when({ type: 'countStart', number: 4 }).thenNothing());
});

describe('letting an admin go', () => {
  const left = (userId: string): InstallationEvent => ({ type: 'AdminLeft', data: { userId } });
  const go = (userId: string, ...others: readonly string[]) =>
    ({ type: 'letAdminGo', userId, others }) as const;

  it('keeps the last one', () => givenInstallation().when(go('ada')).thenRefused('last_admin'));
  it('lets one of two go', () => givenInstallation().when(go('ada', 'ben')).then(left('ada')));
  it('keeps the second of two who leave at once', () =>
    givenInstallation(left('ada')).when(go('ben', 'ada')).thenRefused('last_admin'));
  it('changes nothing the second time', () =>
    givenInstallation(left('ada')).when(go('ada', 'ben')).thenNothing());

  const back = { type: 'takeAdminBack', userId: 'ada' } as const;
  const returned: InstallationEvent = { type: 'AdminReturned', data: { userId: 'ada' } };

  it('takes one back who left', () => givenInstallation(left('ada')).when(back).then(returned));
  it('does not take back who never left', () => givenInstallation().when(back).thenNothing());
  it('counts one who came back', () =>
    givenInstallation(left('ada'), returned).when(go('ben', 'ada')).then(left('ben')));
  it('keeps one who came back and is the last', () =>
    givenInstallation(left('ada'), returned, left('ben')).when(go('ada', 'ben')).thenRefused('last_admin'));
});
