import { claimCode } from '../src/commands/codes/claim-code.ts';
import { handle } from '../src/commands/handle.ts';
import type { QrCodeCommand } from '../src/domain/qr-code/decide.ts';
import { QR_CODE } from '../src/domain/qr-code/qr-code.ts';
import { accepted } from './accepted.ts';
import { contentOf } from './content-of.ts';
import type { SeedPorts } from './context.ts';
import type { Studio } from './drawing/studio.ts';
import { prepareDraft } from './prepare-draft.ts';
import type { Story } from './stories/story.ts';

/** The two times of the work: the log gets the past, and what expires in the vault gets the present. */
export interface Teller {
  readonly past: SeedPorts;
  readonly present: SeedPorts;
  readonly studio: Studio;
  /** Bytes. */
  readonly quota: number;
}

/** Has an admin change a code. */
export async function administer(
  { past }: Teller,
  admin: string,
  code: string,
  type: 'approve' | 'disable' | 'restrict',
): Promise<void> {
  accepted(await handle(past, QR_CODE, { kind: 'admin', id: admin }, code, { type }), `${type} ${code}`);
}

export async function claim({ past }: Teller, owner: string, code: string): Promise<void> {
  accepted(await claimCode(past, owner, code), `the claim of ${code}`);
}

/** Gives a claimed code the name of a story without content. */
export async function name(teller: Teller, owner: string, code: string, { name }: Story): Promise<void> {
  await change(teller, owner, code, { type: 'save', by: { id: owner, role: 'user' }, name });
}

/** Saves a version of a story as the owner. */
export async function saveVersion(
  teller: Teller,
  owner: string,
  code: string,
  { name, versions }: Story,
  version: number,
): Promise<void> {
  const by = { id: owner, role: 'user' } as const;
  const draft = versions[version];
  if (!draft) return change(teller, owner, code, { type: 'clearContent', by });
  const { present, studio, quota } = teller;
  const prepared = await prepareDraft(present, studio, draft, { code, person: owner, quota });
  await change(teller, owner, code, { type: 'save', by, name, content: contentOf(draft, prepared) });
}

async function change({ past }: Teller, owner: string, code: string, command: QrCodeCommand): Promise<void> {
  accepted(
    await handle(past, QR_CODE, { kind: 'user', id: owner }, code, command),
    `${command.type} ${code}`,
  );
}
