import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { nameVault } from '../../src/commands/name-vault.ts';
import { QR_BATCH } from '../../src/domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { openPorts } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import { codeOf } from '../measuring/numbered-code.ts';

const CHUNK = 500;
/** So many owners share the codes. */
const OWNERS = 1000;

/** Fills a log with codes that owners have named and linked, as the product would have stored them with these settings. */
export async function fillLinkedCodes(
  dataDir: string,
  codes: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const ports = await openPorts(
    readConfig({ DATA_DIR: dataDir, ...settings }),
    'http://localhost',
    pino({ level: 'silent' }),
  );
  // Without them the product takes the log for a part of another installation.
  await nameVault(ports);
  const owners = Array.from({ length: OWNERS }, () => randomUUID());
  const made = () => ({ id: randomUUID(), at: new Date().toISOString(), actor: SYSTEM });
  for (let first = 0; first < codes; first += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, codes - first) }, (_, index) => first + index);
    const batchId = randomUUID();
    const data = { batchId, codes: numbers.map(codeOf) };
    await ports.log.append({
      stream: QR_BATCH.streamOf(batchId),
      expected: 'none',
      events: [
        { type: 'BatchGenerated', data, ...made() },
        { type: 'BatchExpanded', data: { batchId }, ...made() },
      ],
    });
    await ports.log.appendMany(
      numbers.map((number) => {
        const person = owners[number % OWNERS] ?? '';
        const content = { infoType: 'link', link: `https://shop.example/items/${number}` };
        const events = [
          { type: 'CodeGenerated', data: { batchId, index: number } },
          { type: 'CodeApproved', data: {} },
          { type: 'CodeClaimed', data: { userId: person } },
          { type: 'CodeNamed', data: { person, name: `Blue bag ${number}` } },
          { type: 'ContentSaved', data: { person, infoType: 'link', content } },
        ];
        return {
          stream: QR_CODE.streamOf(codeOf(number)),
          expected: 'none',
          events: events.map((event) => ({ ...event, ...made() })),
        };
      }),
    );
  }
  await ports.close();
}
