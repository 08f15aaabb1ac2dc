import { pino } from 'pino';
import { ensureAdmin } from '../../src/commands/accounts/ensure-admin.ts';
import { register } from '../../src/commands/accounts/register.ts';
import { claimCode } from '../../src/commands/codes/claim-code.ts';
import { generateBatch } from '../../src/commands/codes/generate-batch.ts';
import { handle } from '../../src/commands/handle.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { openPorts } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import { ADMIN } from '../support/server.ts';

const BATCH = 1000;
const FILES = 40;

export const OWNER = {
  email: 'ada@example.com',
  password: 'an-old-password',
  firstName: 'Adélaïde',
} as const;
export const LINK = 'https://example.com/ada';

export interface Installation {
  /** A code that the owner has claimed, and that leads to `LINK`. */
  readonly code: string;
  readonly codes: number;
  readonly files: readonly string[];
}

/** Fills a data folder, and the engines of `variables`, by the product's commands, without a server. */
export async function installIn(
  dataDir: string,
  amount: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const config = readConfig({ ...variables, DATA_DIR: dataDir });
  const ports = await openPorts(config, 'http://localhost', pino({ level: 'silent' }));
  try {
    await ensureAdmin(ports, ADMIN);
    const codes: string[] = [];
    while (codes.length < amount) {
      const batch = await generateBatch(ports, SYSTEM, Math.min(BATCH, amount - codes.length));
      if (batch.ok) codes.push(...batch.value.codes);
    }
    const [code = ''] = codes;
    const person = {
      ...OWNER,
      lastName: 'Byron',
      role: 'user',
      provider: 'local',
      emailVerified: true,
    } as const;
    const owner = await register(ports, person);
    if (!owner.ok) throw new Error('the owner was refused');
    const { userId } = owner.value;
    await handle(ports, QR_CODE, SYSTEM, code, { type: 'approve' });
    await claimCode(ports, userId, code);
    const by = { kind: 'user', id: userId } as const;
    const content = { infoType: 'link', link: LINK } as const;
    const saved = await handle(ports, QR_CODE, by, code, {
      type: 'save',
      by: { id: userId, role: 'user' },
      content,
    });
    if (!saved.ok) throw new Error(`the content was refused: ${saved.refusal.code}`);
    const files = Array.from({ length: FILES }, (_, n) => `page/${n}.png`);
    for (const [n, key] of files.entries())
      await ports.files.put(key, 'image/png', Buffer.alloc(10_000 + n, key));
    return { code, codes: codes.length, files };
  } finally {
    await ports.close();
  }
}
