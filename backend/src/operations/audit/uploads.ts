import pMap from 'p-map';
import type { PreparedFile } from '../../domain/qr-code/content/prepared-file.ts';
import { madeFrom, untouchedKey } from '../../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { unreferredUploads } from '../../processes/sweep-files.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codeRow } from '../../read-models/codes/queries.ts';
import { Check, type CheckResult } from './check.ts';

interface Ports {
  readonly files: Pick<ObjectStorage, 'head' | 'list'>;
  readonly store: Pick<ReadStore, 'scan'>;
  readonly log: EventLog;
  readonly clock: Clock;
}

type Named = Pick<QrCode, 'files' | 'prepared' | 'image'>;

const AT_ONCE = 8;

/**
 * Compares the uploads that codes name with those that are stored: by their presence and size. Then it names the stored ones
 * that no code refers to. Those do no harm, and the product removes them.
 */
export async function auditUploads(ports: Ports): Promise<readonly CheckResult[]> {
  return [await checkNamed(ports), await checkStored(ports)];
}

async function checkNamed({ files, store, log }: Ports): Promise<CheckResult> {
  const check = new Check('uploads of codes are stored whole', 'files');
  for await (const document of store.scan(CODES.name)) {
    const row = codeRow(document);
    const before = row.present ? sizesOf(row) : new Map<string, number | undefined>();
    const problems = await pMap(before, ([key, size]) => problemOf(files, key, size), {
      concurrency: AT_ONCE,
    });
    const wrong = [...before.keys()].flatMap((key, place) => {
      const problem = problems[place];
      return problem === undefined ? [] : [{ key, problem }];
    });
    check.saw(before.size);
    if (wrong.length === 0) continue;
    // The code may have lost a file meanwhile.
    const now = sizesOf((await log.load(QR_CODE, row.code)).state);
    for (const { key, problem } of wrong) if (now.has(key)) check.wrong(`${key} ${problem}`);
  }
  return check.result();
}

/**
 * The keys that a code names, with their sizes where the log says them. A file may be prepared after the code was released,
 * which removes what was made.
 */
function sizesOf({ files, prepared, image }: Named): ReadonlyMap<string, number | undefined> {
  const made = Object.entries(prepared).flatMap(([key, file]) =>
    key in files || key === image ? namesOf(file).map((name) => madeFrom(key, name)) : [],
  );
  const uploads = Object.values(files).map(({ key, size }) => [key, size] as const);
  const others = [...made, ...(image === null ? [] : [image])].map((key) => [key, undefined] as const);
  return new Map([...others, ...uploads]);
}

const namesOf = ({ widths, play, poster }: PreparedFile): readonly string[] => [
  ...widths.flatMap((width) => [`w${width}.webp`, `w${width}.avif`]),
  ...[play, poster].filter((name) => name !== undefined),
];

/** The log says the size of the copy for everybody, or of the upload where it was copied later, or is withheld. */
async function problemOf(
  files: Ports['files'],
  key: string,
  size: number | undefined,
): Promise<string | undefined> {
  const stored = await files.head(key);
  if (stored && (size === undefined || stored.size === size)) return undefined;
  const untouched = size === undefined ? undefined : untouchedKey(key);
  const upload = untouched === undefined ? undefined : await files.head(untouched);
  if (upload?.size === size && upload !== undefined) return undefined;
  return stored ? `has ${stored.size} bytes in place of ${size}` : 'is missing';
}

async function checkStored({ files, log, clock }: Ports): Promise<CheckResult> {
  const check = new Check('uploads that no code refers to, which the product removes', 'files');
  for await (const folder of unreferredUploads({ files, log, clock }))
    for (const { key } of folder) {
      check.saw();
      check.note(key);
    }
  return check.result();
}
