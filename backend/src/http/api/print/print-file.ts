import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok, type Result } from '../../../contract/result.ts';
import type { PrintFile, PrintOptions } from '../../../contract/schemas/print-options.ts';
import { PRINTS } from '../../../domain/qr-batch/prints.ts';
import { printedAddresses } from '../../../read-models/codes/presence.ts';
import { logoOf } from './logo.ts';
import type { PrintPorts } from './ports.ts';

const LIFETIME_SECONDS = 30 * 60;
const TYPES = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  svg: { ending: 'zip', type: 'application/zip' },
} as const;

/** What is printed. */
export interface ToPrint {
  readonly codes: readonly string[];
  /** How browsers save the file, without its ending. */
  readonly name: string;
  /** The name of the batch; empty for none. */
  readonly batch: string;
}

/** Prints codes into a file, and returns its address. */
export async function printFile(
  context: PrintPorts,
  { codes, name, batch }: ToPrint,
  options: PrintOptions,
): Promise<Result<PrintFile, 'invalid_input' | 'unreadable_symbol'>> {
  const { files, printing, random, settings, logger } = context;
  const logo = await logoOf(context, options);
  if (!logo.ok) return logo;
  const printed = await printing.run({
    title: batch === '' ? name : batch,
    publicUrl: settings.publicUrl,
    batch,
    codes,
    addresses: await printedAddresses(context.store, codes),
    options,
    logo: logo.value,
  });
  if (!printed.ok) {
    if (printed.refusal.code === 'unreadable_symbol') logger.error('a symbol of a print could not be read');
    return printed;
  }
  const { ending, type } = TYPES[options.format];
  const key = `${PRINTS}${random.uuid()}.${ending}`;
  await files.put(key, type, printed.bytes);
  const download = `${name}.${ending}`;
  const grant = { key, expiresInSeconds: LIFETIME_SECONDS, download, keep: false };
  return ok({
    address: await files.presignGet(grant),
    size: printed.bytes.byteLength,
    codes: codes.length,
    pages: printed.pages,
    message: CONSOLE_MESSAGES.codesPrinted,
  });
}
