import { QR_CODE } from '../domain/aggregates.ts';
import { decideCode, type QrCodeCommand } from '../domain/qr-code/decide.ts';
import { codeStream } from '../domain/qr-code/events.ts';
import type { Actor } from '../ports/event-store.ts';
import { handle, type LogContext } from './handle.ts';

/** Asks something of one code: approve, enable, save, reset, delete… (`code` is the canonical short code). */
export const changeCode = (context: LogContext, actor: Actor, code: string, command: QrCodeCommand) =>
  handle(context, QR_CODE, codeStream(code), actor, (state) => decideCode(command, state));
