import { ok, refuse } from '../../contract/result.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import type { CodeSnapshot } from '../../contract/schemas/audit.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { NO_SCANS } from '../../read-models/codes/queries.ts';
import { usersById } from '../../read-models/users/users.ts';
import { auditEntries } from '../audit/audit-entries.ts';
import { EVENT_TYPES } from '../audit/event-words.ts';
import { findEvents } from '../audit/find-events.ts';
import { type BoundRoute, bind } from '../bind.ts';
import type { SignedInCaller } from '../caller.ts';
import type { HttpContext } from '../context.ts';
import { barcodeView } from '../views/barcode.ts';
import { barcodeFor } from '../views/masked.ts';

/** Routes on the log, for admins and auditors. */
export const auditHandlers = (context: HttpContext): readonly BoundRoute[] => [
  bind(ROUTES.adminEvents, async ({ query, caller }) => {
    try {
      const { events, next } = await findEvents(context, query);
      return ok({ entries: await auditEntries(context, caller, events), next });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const message = 'This page is not known';
      return refuse('invalid_input', { message, issues: [{ path: 'before', message }] });
    }
  }),

  bind(ROUTES.adminEventTypes, async () => ok({ types: [...EVENT_TYPES] })),

  bind(ROUTES.adminCodeAt, async ({ params: { id }, query: { time }, caller }) => {
    const moment = time === undefined ? Number.POSITIVE_INFINITY : Date.parse(time);
    let [present, past] = [QR_CODE.initial, QR_CODE.initial];
    for await (const event of context.log.read(QR_CODE.streamOf(id))) {
      if (!QR_CODE.recognises(event)) throw new Error(`${event.type} is not an event of a code`);
      present = QR_CODE.evolve(present, event, event.at);
      if (Date.parse(event.at) <= moment) past = present;
    }
    if (present.status === 'absent') return refuse('unknown_code');
    return ok({
      past: await snapshot(context, caller, id, past),
      present: await snapshot(context, caller, id, present),
    });
  }),
];

/** Returns a state of a code for a reader; null where it was not there. */
async function snapshot(
  { store, settings, clock }: HttpContext,
  reader: SignedInCaller,
  code: string,
  state: QrCode,
): Promise<CodeSnapshot | null> {
  if (state.status !== 'present') return null;
  const owner = state.owner === null ? undefined : (await usersById(store, [state.owner])).get(state.owner);
  const row = { ...state, ...NO_SCANS, code };
  return barcodeFor(reader, barcodeView(row, owner, settings.publicUrl, clock.now()));
}
