import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { ERASED } from '../../domain/event.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { knownContent, type QrCode } from '../../domain/qr-code/state.ts';
import type { Mail } from '../../ports/mailer.ts';
import { eventOf } from './event-of.ts';
import { layOut } from './layout/layout.ts';
import { button, spaced, strongLine } from './layout/parts.ts';
import type { Site } from './site.ts';
import { codeMailTexts } from './texts/codes.ts';
import { textsAt } from './texts-at.ts';

/**
 * The mail to an owner with the address of a code, its name, and where it leads. Undefined where the code has another owner
 * by now, or no address is verified.
 */
export async function composeCodeAddress(
  context: CommandContext & Site,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  const { log, publicUrl } = context;
  const asked = await eventOf(context, ACCOUNT, { id, userId });
  if (asked?.type !== 'CodeAddressRequested') return undefined;
  const { code } = asked.data;
  const { state: account } = await log.load(ACCOUNT, userId);
  const { state: owned } = await log.load(QR_CODE, code);
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null || owned.owner !== userId) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const words = textsAt(context, codeMailTexts, language).address;
  const address = `${publicUrl}/${code}`;
  const name = owned.name === null || owned.name === ERASED ? undefined : owned.name;
  return layOut(
    context,
    { to, firstName: account.firstName, id, language },
    {
      subject: words.subject,
      lead: words.lead,
      centre: spaced(
        ...(name === undefined ? [] : [strongLine(name)]),
        strongLine(address, 'ltr'),
        button(`${publicUrl}/edit/${code}`, words.change),
      ),
      centreText: name === undefined ? address : `${name}\n    ${address}`,
      close: words.close(placeOf(owned, words.types), `${publicUrl}/edit/${code}`),
    },
  );
}

type Types = (typeof codeMailTexts)['en']['address']['types'];

/** Returns where a code leads: an address or a number as it is, and everything else by its type. */
function placeOf(code: QrCode, types: Types): string {
  const content = knownContent(code);
  if (content === null) return types.nothing;
  switch (content.infoType) {
    case 'link':
      return content.link;
    case 'phoneNumber':
      return `+${content.phoneNumber.countryCallingCode}${content.phoneNumber.nationalNumber}`;
    default:
      return types[content.infoType];
  }
}
