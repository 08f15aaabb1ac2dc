import type { Request } from 'express';
import { secureCodeMatches } from '../../../commands/codes/secure-codes.ts';
import { reportGuesses } from '../../../commands/credentials/report-guesses.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { protectionOf } from '../../../domain/qr-code/state.ts';
import { forgive, fromAddress, giveBack, type Limited, limit, RULES } from '../../edge/limits/limits.ts';
import { addressOf } from '../../edge/limits/networks.ts';
import { writePass } from './page-pass.ts';
import type { ScanPagePorts } from './ports.ts';

type Tried = Result<string | undefined, 'unknown_code' | 'secure_code_invalid' | Limited['refusal']['code']>;

/**
 * Checks the secure code of a page (section 4). Returns the cookie that opens the page to this browser; undefined where no
 * secure code protects it any more. Wrong tries are counted for the page and address, and for the page over all addresses;
 * the owner is told when the page takes none of any address.
 */
export async function trySecureCode(
  context: ScanPagePorts,
  request: Request,
  code: string,
  secureCode: string,
): Promise<Tried> {
  const address = addressOf(request);
  const here = [RULES.secureCodeByCodeAndAddress, `${code} ${address}`] as const;
  const everywhere = [RULES.secureCodeByCode, code] as const;
  const limited = await limit(context, ...fromAddress(RULES.secureCodeByAddress, request), here);
  if (limited) return limited;
  const { state } = await context.log.load(QR_CODE, code);
  if (state.status !== 'present') return refuse('unknown_code');
  const id = protectionOf(state);
  const closed = await limit(context, everywhere);
  if (closed) {
    if (id !== null) await reportGuesses(context, code, state);
    return closed;
  }
  if (id !== null && !(await secureCodeMatches(context, id, secureCode)))
    return refuse('secure_code_invalid');
  await forgive(context, ...here);
  await giveBack(context, ...everywhere);
  return ok(id === null ? undefined : await writePass(context, code, id));
}
