import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideCode } from './decide.ts';
import { qrCodeEvents } from './events.ts';
import { absentCode, evolveCode } from './state.ts';

/** One QR code. Its canonical short code names the stream. */
export const QR_CODE = defineAggregate(
  defineCategory({ name: 'qr-code', prefix: 'code-', key: 'short code' }, qrCodeEvents),
  {
    initial: absentCode,
    evolve: evolveCode,
    decide: decideCode,
    // A release leaves nothing in the state that its owner's key sealed.
    mayRemember: ({ status }) => status !== 'absent',
  },
);
