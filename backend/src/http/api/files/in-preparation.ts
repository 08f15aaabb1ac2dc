import { progressOf } from '../../../commands/files/preparation-progress.ts';
import { filesOf } from '../../../domain/qr-code/content/index.ts';
import { isPrepared } from '../../../domain/qr-code/prepared.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import { fileAddress } from '../../content/address.ts';
import type { FilePorts } from './ports.ts';

/** Returns the videos of a code's content of which no playable form is made, each with the reason. */
export function unconverted(publicUrl: string, { content, prepared }: QrCode) {
  return filesOf(content).flatMap(({ key }) => {
    const reason = prepared[key]?.unconverted;
    return reason === undefined ? [] : [{ url: fileAddress(publicUrl, key), reason }];
  });
}

/** Returns the files of a code's content whose forms are still being made, each with its percentage. */
export async function inPreparation(
  { vault, settings }: Pick<FilePorts, 'vault' | 'settings'>,
  code: QrCode,
): Promise<{ url: string; percent: number }[]> {
  const waiting = filesOf(code.content).filter((file) => !isPrepared(code, file));
  return Promise.all(
    waiting.map(async ({ key }) => ({
      url: fileAddress(settings.publicUrl, key),
      percent: await progressOf({ vault }, key),
    })),
  );
}
