import type { Mailer } from '../../ports/mailer.ts';
import { type Tracing, traced } from '../../ports/telemetry/tracing.ts';

/** Makes each mail a span of the trace that asks for it. Without tracing it is the mailer itself. */
export const tracedMailer = (mailer: Mailer, tracing: Tracing | undefined): Mailer =>
  tracing
    ? {
        send: (mail) => traced(tracing, 'send mail', { kind: 'client' }, () => mailer.send(mail)),
        forget: (before) => mailer.forget(before),
        close: () => mailer.close(),
      }
    : mailer;
