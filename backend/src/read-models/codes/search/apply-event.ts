import { ACCOUNT } from '../../../domain/account/account.ts';
import type { AccountEvent } from '../../../domain/account/events.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import type { CodeIndex } from './code-index.ts';

/** The streams that the index follows, by the beginnings of their names. */
export const SEARCHED_STREAMS: readonly string[] = [QR_CODE.prefix, ACCOUNT.prefix];

/** Applies an event of a code or an account to the index. */
export function applyEvent(index: CodeIndex, event: OpenedEvent): void {
  const code = QR_CODE.keyOf(event.stream);
  if (code !== undefined && QR_CODE.recognises(event)) {
    index.put(code, QR_CODE.evolve({ ...QR_CODE.initial, ...index.get(code) }, event, event.at));
    return;
  }
  const user = ACCOUNT.keyOf(event.stream);
  if (user === undefined || !ACCOUNT.recognises(event)) return;
  const email = emailAfter(event);
  if (email !== undefined) index.putEmail(user, email);
}

/** Returns the e-mail that an account has after an event; undefined where it stays, empty once the person is erased. */
function emailAfter(event: AccountEvent): string | undefined {
  switch (event.type) {
    case 'AccountRegistered':
    case 'EmailChanged':
    case 'EmailChangeConfirmed':
      return event.data.email;
    case 'PersonErased':
      return '';
    default:
      return undefined;
  }
}
