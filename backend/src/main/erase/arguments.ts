import { parseArgs } from 'node:util';
import { LIMITS } from '../../contract/limits.ts';
import { NoticeNumber } from '../../contract/notices/notice-number.ts';
import { Email } from '../../contract/primitives.ts';
import { EraseUserBody } from '../../contract/schemas/leaving.ts';
import { ConfigError } from '../settings/config.ts';

const USAGE = `npm run erase -- --email ADDRESS --reason TEXT [--codes close|release]
npm run erase -- --notice NUMBER
npm run erase -- --list
npm run erase -- --again [FILE]

Deletes the account with an email for ever, and all that is kept about the person. The reason (${LIMITS.erasureReason.min} to ${LIMITS.erasureReason.max} characters,
without a name) stays in the log. --codes says what becomes of the codes: kept closed (default), or released.
--notice deletes name, e-mail and words of who sent the notice with a number, such as N-7ZK3-M9QW. The decision stays.
--list prints the list of erased people, one line each. Keep it beside the back-ups.
--again repeats every erasure of the list, and of FILE, after a back-up was restored.`;

export type EraseArguments =
  | { readonly type: 'list' }
  | { readonly type: 'notice'; readonly number: string }
  | { readonly type: 'again'; readonly file: string | undefined }
  | {
      readonly type: 'erase';
      readonly email: string;
      readonly reason: string;
      readonly codes: 'close' | 'release';
    };

const options = {
  email: { type: 'string' },
  reason: { type: 'string' },
  codes: { type: 'string' },
  notice: { type: 'string' },
  list: { type: 'boolean' },
  again: { type: 'boolean' },
} as const;

const Order = EraseUserBody.extend({ email: Email });

/** Returns the parsed arguments. Throws `ConfigError` with the problem and the usage. */
export function readArguments(args: readonly string[]): EraseArguments {
  const { values, positionals } = parse(args);
  const { list = false, again = false, email, notice, reason, codes = 'close' } = values;
  const orders = [list, again, email !== undefined, notice !== undefined].filter(Boolean).length;
  if (orders !== 1) throw usage('Exactly one of --email, --notice, --list and --again must be given');
  if (positionals.length > (again ? 1 : 0)) throw usage(`What is ${positionals.join(' ')}?`);
  if (list) return { type: 'list' };
  if (notice !== undefined) return { type: 'notice', number: readNumber(notice) };
  if (again) return { type: 'again', file: positionals[0] };
  const order = Order.safeParse({ email, reason: reason ?? '', codes });
  if (order.success) return { type: 'erase', ...order.data };
  throw usage(order.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
}

function readNumber(text: string): string {
  const number = NoticeNumber.safeParse(text.trim().toUpperCase());
  if (number.success) return number.data;
  throw usage(`--notice: ${number.error.issues[0]?.message}`);
}

const usage = (problem: string) => new ConfigError(`${problem}\n\n${USAGE}`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}
