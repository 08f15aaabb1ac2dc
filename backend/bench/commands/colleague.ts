import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Admin, eventually, signIn } from '../../test/support/admin.ts';
import { outboxFolder } from '../../test/support/outbox-folder.ts';
import { ADMIN } from '../../test/support/server.ts';

const INVITATION = /\/invite\/(\S+)/;

/** Signs another admin in, whom the first one invites. */
export async function signInColleague(admin: Admin, port: number, dataDir: string): Promise<Admin> {
  const person = { email: `${randomUUID()}@qlaim.example`, password: 'another-long-password' };
  await admin.call(port, 'POST', '/admin-api/invitations', {
    email: person.email,
    role: 'admin',
    password: ADMIN.password,
  });
  const mails = outboxFolder(join(dataDir, 'outbox'));
  let token: string | undefined;
  await eventually(async () => {
    const mail = (await mails()).find(({ to }) => to === person.email);
    token = mail && INVITATION.exec(mail.text)?.[1];
    return token !== undefined;
  }, 'the invitation of another admin');
  const names = { firstName: 'Ada', lastName: 'Byron' };
  // Without the cookie of the first admin, whose session it would end.
  const accepted = await fetch(`http://127.0.0.1:${port}/auth/invitation/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...names, password: person.password }),
  });
  if (!accepted.ok) throw new Error(`the invitation was refused with ${accepted.status}`);
  return signIn(port, person);
}
