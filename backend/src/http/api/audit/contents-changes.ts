import pMap from 'p-map';
import { factsOf } from '../../../commands/codes/code-history.ts';
import type { CodeContents, ContentsChange } from '../../../contract/schemas/audit.ts';
import type { QrCodeEvent } from '../../../domain/qr-code/events.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { contentsView } from '../codes/history.ts';
import { asStaff, maskedContents } from './masked-contents.ts';
import type { AuditPorts } from './ports.ts';

/** The events that change name or content of a code. */
const CHANGES: Readonly<Record<QrCodeEvent['type'], boolean>> = {
  CodeGenerated: false,
  CodeImported: true,
  CodeApproved: false,
  CodeApprovalWithdrawn: false,
  CodeEnabled: false,
  CodeDisabled: false,
  CodeRestricted: false,
  CodeUnrestricted: false,
  CodeClaimed: false,
  CodeNamed: true,
  ContentSaved: true,
  ContentCleared: true,
  ContentHidden: false,
  ContentShown: false,
  ContentWithheld: false,
  WithholdingLifted: false,
  DestinationFlagged: false,
  DestinationCleared: false,
  CodeReset: true,
  CodeReleased: true,
  CodeHandedOver: true,
  FilePrepared: false,
  ImageAttached: false,
  ImageRemoved: false,
  CodeNoted: false,
  CodeTagged: false,
  CodeUntagged: false,
  CodeDeleted: false,
};

/** Streams that are read at the same time. */
const AT_ONCE = 8;

/** Of a code that was changed more often, the audit tells later changes without contents: no page costs more with time. */
const MOST_READ = 1000;

const CHANGING: ReadonlySet<string> = new Set(
  Object.entries(CHANGES).flatMap(([type, changes]) => (changes ? type : [])),
);

const isChange = ({ type, revision }: OpenedEvent): boolean => CHANGING.has(type) && revision < MOST_READ;

/** Returns name and content of codes before and after those of the events that change them, by the id of the event. */
export async function contentsChanges(
  { log, settings }: Pick<AuditPorts, 'log' | 'settings'>,
  reader: SignedInCaller,
  events: readonly OpenedEvent[],
): Promise<ReadonlyMap<string, ContentsChange>> {
  const changing = events.filter((event) => QR_CODE.keyOf(event.stream) !== undefined && isChange(event));
  const byCode = Map.groupBy(changing, ({ stream }) => QR_CODE.keyOf(stream) ?? '');
  const changes = await pMap(
    byCode,
    async ([code, ofCode]) => {
      const { state: now } = await log.load(QR_CODE, code);
      const shown = (then: QrCode): CodeContents =>
        maskedContents(reader, then, contentsView(then, now, asStaff(reader), settings.publicUrl));
      const steps = await stepsOf(log, code, ofCode);
      return steps.map(
        ({ id, before, after }) => [id, { before: shown(before), after: shown(after) }] as const,
      );
    },
    { concurrency: AT_ONCE },
  );
  return new Map(changes.flat());
}

/** Returns the states before and after some events of a code. */
async function stepsOf(log: AuditPorts['log'], code: string, events: readonly OpenedEvent[]) {
  const wanted = new Map(events.map(({ revision, id }) => [revision, id]));
  const last = Math.max(...wanted.keys());
  const steps: { readonly id: string; readonly before: QrCode; readonly after: QrCode }[] = [];
  let after = QR_CODE.initial;
  let revision = 0;
  for await (const event of factsOf(log, QR_CODE.streamOf(code))) {
    const before = after;
    after = QR_CODE.evolve(before, event, event.at);
    const id = wanted.get(revision);
    if (id !== undefined) steps.push({ id, before, after });
    if (revision >= last) break;
    revision += 1;
  }
  return steps;
}
