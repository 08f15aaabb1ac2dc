import { join } from 'node:path';
import { eventually } from '../../test/support/admin.ts';
import { outboxFolder } from '../../test/support/outbox-folder.ts';
import type { Caller } from './caller.ts';

export const PASSWORD = 'a-long-password';
const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const AT_ONCE = 4;

export const signUpOf = (email: string) => ({ ...NAMES, email, password: PASSWORD });

/** Registers and verifies an account for each address. */
export async function signUpAll(caller: Caller, dataDir: string, emails: readonly string[]): Promise<void> {
  const mails = outboxFolder(join(dataDir, 'outbox'));
  const otpOf = async (email: string) => {
    const mail = (await mails()).find(({ to }) => to === email);
    return /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1];
  };
  const waiting = [...emails];
  const work = async () => {
    for (let email = waiting.pop(); email !== undefined; email = waiting.pop()) {
      const address = email;
      await caller.send('POST', '/user/register', signUpOf(address));
      let otp: string | undefined;
      await eventually(async () => {
        otp = await otpOf(address);
        return otp !== undefined;
      }, `the code for ${address}`);
      const { status } = await caller.send('POST', '/user/verify-email', { email: address, otp });
      if (status !== 200) throw new Error(`${address} was not verified: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
