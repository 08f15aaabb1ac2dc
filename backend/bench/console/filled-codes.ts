import { decideInOrder } from '../../src/domain/aggregate.ts';
import { QR_BATCH } from '../../src/domain/qr-batch/qr-batch.ts';
import type { QrCodeCommand } from '../../src/domain/qr-code/decide.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { type Actor, SYSTEM } from '../../src/ports/event-store.ts';
import { filledCode } from './filled-code.ts';
import { contentOf } from './filled-contents.ts';
import { decided, type Filled } from './filled-log.ts';
import { personOf } from './filled-people.ts';

/** The codes of a batch: as many as one call of the API generates. */
export const BATCH_SIZE = 1000;
/** One person has so many times the codes of others. */
const OF_THE_FIRST = 50;

const ADMIN = { id: 'bench-admin', role: 'admin' } as const;
const BY_ADMIN: Actor = { kind: 'admin', id: ADMIN.id };

/** The id of a batch of the filled log. */
export const batchOf = (number: number): string => `bench-batch-${number}`;

/** Returns what is appended before the codes of a batch, one in two of which has a name, and behind them. */
export function batchStreams(
  batch: number,
  numbers: readonly number[],
  at: string,
): readonly [Filled, Filled] {
  const batchId = batchOf(batch);
  const name = batch % 2 === 0 ? `Mugs of run ${batch}` : '';
  const generate = [
    { type: 'generate', batchId, codes: numbers.map(filledCode) },
    { type: 'describe', name, note: '' },
  ] as const;
  const { events, state } = decided(decideInOrder(QR_BATCH, generate, QR_BATCH.initial, at));
  const finish = { type: 'finishExpansion', batchId } as const;
  const after = decided(decideInOrder(QR_BATCH, [finish], state, at));
  const stream = QR_BATCH.streamOf(batchId);
  return [
    { stream, expected: 'none', by: BY_ADMIN, events },
    { stream, expected: events.length - 1, by: SYSTEM, events: after.events },
  ];
}

/** What happens to codes in turn, each to all codes of a batch before the next: as admins and owners, one of so many people, do it. */
const STEPS: readonly ((number: number, batch: number, people: number) => Step | undefined)[] = [
  (number, batch) => byAdmin({ type: 'generate', batchId: batchOf(batch), index: number % BATCH_SIZE }),
  (number) => (number % 2 === 0 ? byAdmin({ type: 'approve' }) : undefined),
  (number) => byAdmin(...changesOf(number)),
  (number, _batch, people) => (number % 10 === 4 ? byOwner(number, people) : undefined),
];

interface Step {
  readonly by: Actor;
  readonly commands: readonly QrCodeCommand[];
}

/** Yields what is appended to the streams of a batch's codes, step by step. */
export function* codeStreams(
  numbers: readonly number[],
  { batch, people, at }: { readonly batch: number; readonly people: number; readonly at: string },
): Generator<readonly Filled[]> {
  const codes = numbers.map((number) => ({ number, state: QR_CODE.initial, events: 0 }));
  for (const stepOf of STEPS) {
    const streams: Filled[] = [];
    for (const code of codes) {
      const step = stepOf(code.number, batch, people);
      if (!step) continue;
      const { events, state } = decided(decideInOrder(QR_CODE, step.commands, code.state, at));
      const expected = code.events === 0 ? 'none' : code.events - 1;
      if (events.length > 0)
        streams.push({ stream: QR_CODE.streamOf(filledCode(code.number)), expected, by: step.by, events });
      code.state = state;
      code.events += events.length;
    }
    yield streams;
  }
}

const byAdmin = (...commands: readonly QrCodeCommand[]): Step => ({ by: BY_ADMIN, commands });

/** One code in ten has a name and a link; tags, notes and the rest are rare. */
function changesOf(number: number): QrCodeCommand[] {
  const every = (period: number, command: QrCodeCommand) => (number % period === 0 ? [command] : []);
  const link = `https://shop.example/items/${number}`;
  return [
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
    // An owner claims what is paid for and enabled.
    ...(number % 10 === 4 ? [{ type: 'unrestrict' } as const, { type: 'enable' } as const] : []),
  ];
}

function byOwner(number: number, people: number): Step {
  const userId = personOf(number % OF_THE_FIRST === 4 ? 0 : Math.floor(number / 10) % people);
  const by = { id: userId, role: 'user' } as const;
  const save = { type: 'save', by, name: `Guitar of ${number}`, content: contentOf(number) } as const;
  return { by: { kind: 'user', id: userId }, commands: [{ type: 'claim', userId }, save] };
}
