import { decideInOrder } from '../../src/domain/aggregate.ts';
import { QR_BATCH } from '../../src/domain/qr-batch/qr-batch.ts';
import type { StoredContent } from '../../src/domain/qr-code/content/index.ts';
import type { QrCodeCommand } from '../../src/domain/qr-code/decide.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { type Actor, SYSTEM } from '../../src/ports/event-store.ts';
import { codeOf } from '../engines/seed.ts';
import { decided, type Filled } from './filled-log.ts';
import { personOf } from './filled-people.ts';

/** The codes of a batch: as many as one call of the API generates. */
export const BATCH_SIZE = 1000;
/** One person has so many times the codes of others. */
const OF_THE_FIRST = 50;

const ADMIN = { id: 'bench-admin', role: 'admin' } as const;
export const BY_ADMIN: Actor = { kind: 'admin', id: ADMIN.id };

/** The id of a batch of the filled log. */
export const batchOf = (number: number): string => `bench-batch-${number}`;

/** Returns the stream of a batch with its codes, one in two of which has a name. */
export function batchStream(batch: number, numbers: readonly number[], at: string): Filled {
  const batchId = batchOf(batch);
  const commands = [
    { type: 'generate', batchId, codes: numbers.map(codeOf) },
    { type: 'describe', name: batch % 2 === 0 ? `Mugs of run ${batch}` : '', note: '' },
    { type: 'finishExpansion', batchId },
  ] as const;
  const events = decided(decideInOrder(QR_BATCH, commands, QR_BATCH.initial, at));
  return { stream: QR_BATCH.streamOf(batchId), by: BY_ADMIN, events };
}

/** Returns the stream of a code as admins and its owner, who is one of so many people, left it. */
export function codeStream(number: number, batch: number, people: number, at: string): Filled {
  const commands = [
    { type: 'generate', batchId: batchOf(batch), index: number % BATCH_SIZE } as const,
    ...byAdmins(number),
    ...(number % 10 === 4 ? byOwner(number, people) : []),
  ];
  const events = decided(decideInOrder(QR_CODE, commands, QR_CODE.initial, at));
  return { stream: QR_CODE.streamOf(codeOf(number)), by: SYSTEM, events };
}

/** One code in two is approved, one in ten has a name and a link; tags, notes and the rest are rare. */
function byAdmins(number: number): QrCodeCommand[] {
  const every = (period: number, command: QrCodeCommand) => (number % period === 0 ? [command] : []);
  const link = `https://shop.example/items/${number}`;
  return [
    ...every(2, { type: 'approve' }),
    ...every(10, {
      type: 'save',
      by: ADMIN,
      name: `Blue bag ${number}`,
      content: { infoType: 'link', link },
    }),
    ...every(97, { type: 'restrict' }),
    ...every(101, { type: 'disable' }),
    ...every(103, { type: 'changeTags', add: [number % 2 === 0 ? 'Spring' : 'Sale'], remove: [] }),
    ...every(107, { type: 'note', note: `Returned by post, parcel ${number}` }),
  ];
}

function byOwner(number: number, people: number): QrCodeCommand[] {
  const userId = personOf(number % OF_THE_FIRST === 4 ? 0 : Math.floor(number / 10) % people);
  const by = { id: userId, role: 'user' } as const;
  return [
    { type: 'unrestrict' },
    { type: 'enable' },
    { type: 'claim', userId },
    { type: 'save', by, name: `Guitar of ${number}`, content: contentOf(number) },
  ];
}

/** Most contents are links. Those with files are left out: the benchmark stores none. */
function contentOf(number: number): StoredContent {
  const place = `people.example/${number}`;
  switch (Math.floor(number / 10) % 10) {
    case 0:
      return {
        infoType: 'phoneNumber',
        phoneNumber: { country: 'DE', countryCallingCode: '49', nationalNumber: `30${1_000_000 + number}` },
      };
    case 1:
      return { infoType: 'pdf', link: `https://${place}/manual.pdf`, files: [] };
    case 2:
      return { infoType: 'smartQR', smartQR: { conditions: [], defaultUrl: `https://${place}` } };
    case 3:
      return {
        infoType: 'memories',
        memories: {
          ...{ title: `Memories ${number}`, freeText: `See https://${place}`, imageText: '', pdfTitle: '' },
          ...{ videoUrl: '', videoDescription: '', secureCode: null, videos: [], images: [], pdfs: [] },
        },
      };
    default:
      return { infoType: 'link', link: `https://${place}` };
  }
}
