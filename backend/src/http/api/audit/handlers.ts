import { UserId } from '../../../contract/primitives.ts';
import { ok, refuse, refuseField } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { languageOf } from '../../edge/language.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { seesNames } from '../../views/masked.ts';
import { auditEntries } from './audit-entries.ts';
import { codeChanges } from './code-changes.ts';
import { eventGroups } from './event-groups.ts';
import { EVENT_TYPES } from './event-texts.ts';
import { findEvents } from './find-events.ts';
import type { AuditPorts } from './ports.ts';
import { snapshotOf } from './snapshot.ts';

/** Routes on the log, for admins and auditors. */
export const auditHandlers = (context: AuditPorts): readonly BoundRoute[] => [
  bind(ROUTES.adminEvents, async ({ query: { person, ...query }, caller, request, response }) => {
    const people = person === undefined ? undefined : await idsOf(context, caller, person);
    // A search would tell an auditor without sight who has an account.
    if (people === 'unseen') return refuse('forbidden');
    if (people?.length === 0) return ok({ entries: [], next: null });
    try {
      const { found, next } = await findEvents(context, { ...query, people });
      const language = languageOf(
        request,
        caller.session === null ? undefined : (caller.account.language ?? undefined),
      );
      const entries = await auditEntries(context, caller, found, language);
      response.set('Content-Language', language);
      return ok({ entries, next });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return refuseField('before', 'This page is not known');
    }
  }),

  bind(ROUTES.adminEventTypes, async () => ok({ types: [...EVENT_TYPES], groups: eventGroups() })),

  bind(ROUTES.adminCodeChanges, ({ params: { id }, query: { before }, caller }) =>
    codeChanges(context, caller, id, before),
  ),

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
      past: await snapshotOf(context, caller, id, past),
      present: await snapshotOf(context, caller, id, present),
    });
  }),
];

/** Returns the ids of the people that a text means: an id, or the beginning of an e-mail or name. */
async function idsOf(
  { people }: Pick<AuditPorts, 'people'>,
  reader: SignedInCaller,
  text: string,
): Promise<readonly string[] | 'unseen'> {
  if (UserId.safeParse(text).success) return [text];
  return seesNames(reader) ? people.find(text) : 'unseen';
}
