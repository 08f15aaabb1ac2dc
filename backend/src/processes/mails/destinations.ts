import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { printCode } from '../../contract/short-codes/short-code.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { ERASED } from '../../domain/event.ts';
import { STAFF } from '../../domain/qr-code/flags/flag-state.ts';
import { type CodeMailType, isCodeMail } from '../../domain/qr-code/mail-types.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut } from './layout/layout.ts';
import { button, quoted, spaced } from './layout/parts.ts';
import type { Site } from './site.ts';
import { destinationMailTexts } from './texts/destinations.ts';
import { textsAt } from './texts-at.ts';

type Context = Pick<CommandContext, 'log'> & Site;

interface Request {
  readonly id: string;
  readonly type: CodeMailType;
  /** The short code. */
  readonly userId: string;
}

/** Addresses that a mail names. */
const MOST_NAMED = 10;

/**
 * Tells an owner that visitors are warned of addresses of a code, or are not any more: one mail for all that one check found.
 * Undefined where no mail is due: the code has another owner by now, or no address is verified.
 */
export async function composeDestinations(context: Context, request: Request): Promise<Mail | undefined> {
  const { log, publicUrl } = context;
  const { id, type, userId: code } = request;
  const urls = await toldBy(log, request);
  const { state } = await log.load(QR_CODE, code);
  if (urls.length === 0 || state.owner === null) return undefined;
  const { state: account } = await log.load(ACCOUNT, state.owner);
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const words = textsAt(context, destinationMailTexts, language)[type];
  const named = state.name === null || state.name === ERASED ? printCode(code) : state.name;
  const hosts = [...new Set(urls.map(harmless))];
  const text = hosts.slice(0, MOST_NAMED).join('\n') + (hosts.length > MOST_NAMED ? '\n…' : '');
  const editor = `${publicUrl}/edit/${code}`;
  return layOut(
    context,
    { to, firstName: account.firstName, id, language },
    {
      subject: words.subject,
      lead: words.lead(named),
      centre: spaced(quoted(text), button(editor, words.open)),
      centreText: `${text}\n\n    ${words.open}: ${editor}`,
      close: words.close,
    },
  );
}

/** The host of an address, so that no mail program makes a link of it, and no filter takes the mail for what it warns of. */
const harmless = (url: string): string => (URL.parse(url)?.hostname ?? '').replaceAll('.', '[.]');

/** Returns the addresses that one check found; none where another of its events tells them, or a person decided to keep them. */
async function toldBy(log: Context['log'], { id, type, userId: code }: Request): Promise<readonly string[]> {
  const { state } = await log.load(QR_CODE, code);
  let at: string | undefined;
  let together: { readonly id: string; readonly url: string; readonly person: string }[] = [];
  for await (const event of log.read(QR_CODE.streamOf(code))) {
    if (event.type !== type || !QR_CODE.recognises(event) || !isCodeMail(event.type)) continue;
    if (event.at !== at) {
      if (together.some((other) => other.id === id)) break;
      together = [];
      at = event.at;
    }
    if (event.type === 'DestinationFlagged' || event.type === 'DestinationCleared') {
      const isKept = event.type === 'DestinationFlagged' && event.data.list === STAFF;
      if (!isKept) together.push({ id: event.id, url: event.data.url, person: event.data.person });
    }
  }
  if (together[0]?.id !== id) return [];
  const flagged = new Set(state.flags.map(({ url }) => url));
  return together
    .filter(
      ({ url, person }) => flagged.has(url) === (type === 'DestinationFlagged') && person === state.owner,
    )
    .map(({ url }) => url);
}
