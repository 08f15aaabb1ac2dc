import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { Fixture } from '../fixture.ts';
import { sendMails } from './send-mails.ts';
import { atOneSite } from './sites.ts';

/** Sends the mails that a fixture's log requests, and keeps them. */
export function openMailbox(fixture: Fixture) {
  const mails: Mail[] = [];
  const stop = new AbortController();
  const context = {
    ...fixture,
    clock: systemClock,
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    logger: pino({ level: 'silent' }),
    ...atOneSite(),
  };
  const running = sendMails(fixture, context, stop.signal);
  return {
    to: (email: string) => mails.filter((mail) => mail.to === email),
    /** Returns the one-time code of the `nth` mail to an address. */
    otpFor: (email: string, nth = 1) =>
      vi.waitFor(() => {
        const text = mails.filter((mail) => mail.to === email)[nth - 1]?.text;
        const otp = /^\s*(\d{6})\s*$/m.exec(text ?? '')?.[1];
        expect(otp).toBeDefined();
        return otp ?? '';
      }, 5000),
    close: async () => {
      stop.abort();
      await running;
    },
  };
}
