import { Readable } from 'node:stream';
import { uploadsOf } from '../../../../commands/files/upload-records.ts';
import { ACCOUNT } from '../../../../domain/account/account.ts';
import { QR_CODE } from '../../../../domain/qr-code/qr-code.ts';
import { SIGN_INS } from '../../../../domain/sign-ins/sign-ins.ts';
import { allCodesOwnedBy } from '../../../../read-models/codes/queries.ts';
import { jsonEntry, jsonListEntry, type ZipEntry } from '../../../edge/zip.ts';
import { userView } from '../../../views/user.ts';
import { codeEntries, fileEntry } from './code-entries.ts';
import { decisionsOf } from './decisions.ts';
import { mailRecord } from './mail-record.ts';
import type { PersonalDataPorts } from './ports.ts';
import { README } from './readme.ts';

/** Yields the files of a person's ZIP: everything that is kept about them, and their uploads. */
export async function* personalData(context: PersonalDataPorts, userId: string): AsyncGenerator<ZipEntry> {
  const { log, vault, store } = context;
  yield {
    path: 'README.txt',
    compress: true,
    open: async () => Readable.from([README], { objectMode: false }),
  };
  yield jsonEntry('account.json', async () => {
    const { state } = await log.load(ACCOUNT, userId);
    return { ...userView(userId, state), language: state.language, awaitedCode: state.awaitedCode };
  });
  yield jsonListEntry('account-history.json', () => accountHistory(context, userId));
  yield jsonListEntry('sign-ins.json', () => signIns(context, userId));
  yield jsonEntry('sessions.json', async () => (await vault.get('session', userId))?.value ?? {});
  yield jsonListEntry('mails.json', () => mailRecord(context, userId));
  yield jsonListEntry('decisions.json', () => decisionsOf(context, userId));
  const used = new Set<string>();
  for await (const row of allCodesOwnedBy(store, userId)) {
    const { state } = await log.load(QR_CODE, row.code);
    const files = Object.values(state.files);
    for (const { key } of files) used.add(key);
    yield* codeEntries(context, userId, row, files);
  }
  const unused = (await uploadsOf(context, userId)).filter(({ key }) => !used.has(key));
  yield jsonEntry('unused-uploads.json', async () => unused);
  for (const { key, name } of unused) yield* fileEntry(context, 'unused-uploads', { key, name });
}

/** The names of hashes and of reservations say nothing about the person. */
async function* accountHistory({ log }: PersonalDataPorts, userId: string): AsyncGenerator<unknown> {
  for await (const { type, at, actor, data } of log.read(ACCOUNT.streamOf(userId))) {
    const { credential: _hash, emailKey: _reservation, ...facts } = data;
    yield { type, at, by: actor.kind, ...facts };
  }
}

async function* signIns({ log }: PersonalDataPorts, userId: string): AsyncGenerator<unknown> {
  for await (const { at } of log.read(SIGN_INS.streamOf(userId))) yield { at };
}
