import type { CommandContext } from '../../commands/context.ts';
import { printCode } from '../../contract/short-codes/short-code.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { DecidedNotice } from '../../domain/notice/state.ts';
import { addressOfDecisions, centreOf } from './layout/decision-parts.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import type { Site } from './site.ts';
import { decisionMailTexts } from './texts/decisions.ts';
import { textsAt } from './texts-at.ts';

/** Codes that a mail names. The page of all decisions has the others. */
const MOST_NAMED = 10;

type Context = Pick<CommandContext, 'log'> & Site;

interface Stated {
  readonly recipient: Recipient;
  readonly decided: DecidedNotice & { readonly decision: 'restrict' | 'disable' | 'delete' };
  /** The numbers of all notices that the mail tells of. */
  readonly numbers: readonly string[];
}

/** One statement of the same reasons about many codes of an owner, with the way to the decision about each. */
export async function composeManyReasons(context: Context, { recipient, decided, numbers }: Stated) {
  const { ground, reasons } = textsAt(context, decisionMailTexts, recipient.language);
  const { many } = reasons;
  const { subject, did } = many[decided.decision];
  const named = await Promise.all(numbers.slice(0, MOST_NAMED).map((number) => codeOf(context, number)));
  const more = numbers.length - named.length;
  const lines = [...named, ...(more > 0 ? [many.more(more)] : [])].join('\n');
  const rests = decided.rule === '' ? reasons.unnamed : ground[decided.ground](decided.rule);
  return layOut(context, recipient, {
    subject,
    lead: `${many.lead(numbers.length)} ${did}`,
    ...centreOf(decided.words === '' ? lines : `${lines}\n\n${decided.words}`, {
      href: addressOfDecisions(context),
      label: many.open,
    }),
    close: `${rests} ${many.close}`,
  });
}

/** The code that a notice is about, as it is printed; its number where there is no such notice. */
async function codeOf({ log }: Context, number: string): Promise<string> {
  const { received } = (await log.load(NOTICE, number)).state;
  return received ? printCode(received.code) : number;
}
