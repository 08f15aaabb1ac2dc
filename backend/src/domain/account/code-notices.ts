import { z } from 'zod';
import { ok, type Result } from '../../contract/result.ts';
import { defineEvent, type EventOf } from '../event.ts';

/** `revision`: that of the hand-over in the code's stream. `kept`: whether the code leads where it led. */
const handedOver = z.object({ code: z.string(), revision: z.int(), kept: z.boolean() });

export const codeNoticeEvents = [
  defineEvent(
    'CodeAddressRequested',
    'The address of a code, and where it leads, are to be mailed to the person, its owner',
    z.object({ code: z.string() }),
  ),
  defineEvent('CodeGivenAway', 'A code of the person has another owner; a mail is to tell them', handedOver),
  defineEvent(
    'CodeReceived',
    'The person owns a code that was another one’s; a mail is to tell them',
    handedOver,
  ),
] as const;

/** What an owner is told of a code. */
export type CodeNoticeCommand =
  | { readonly type: 'requestCodeAddress'; readonly code: string }
  | ({ readonly type: 'tellGivenAway' | 'tellReceived' } & z.infer<typeof handedOver>);

const TYPES: Readonly<Record<CodeNoticeCommand['type'], true>> = {
  requestCodeAddress: true,
  tellGivenAway: true,
  tellReceived: true,
};

export const isCodeNotice = (command: { readonly type: string }): command is CodeNoticeCommand =>
  Object.hasOwn(TYPES, command.type);

/** What an account knows of the notices before. */
interface Told {
  readonly handOversTold: Readonly<Record<string, number>>;
}

/** Decides what a person is told of a code. Each hand-over is told once, however often it is reported. */
export function decideCodeNotice(
  command: CodeNoticeCommand,
  { handOversTold }: Told,
): Result<readonly EventOf<typeof codeNoticeEvents>[], never> {
  if (command.type === 'requestCodeAddress')
    return ok([{ type: 'CodeAddressRequested', data: { code: command.code } }]);
  const { code, revision, kept } = command;
  if ((handOversTold[code] ?? -1) >= revision) return ok([]);
  const type = command.type === 'tellGivenAway' ? 'CodeGivenAway' : 'CodeReceived';
  return ok([{ type, data: { code, revision, kept } }]);
}
