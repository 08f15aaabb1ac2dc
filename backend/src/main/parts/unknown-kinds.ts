import { DEFINITIONS } from '../../domain/catalogue.ts';
import type { EventKind } from '../../ports/event-store.ts';

/** Names the kinds of events that this program cannot read: 'NoticeReceived', or 'CodeDisabled 2' for a newer version. */
export const unknownAmong = (kinds: readonly EventKind[]): readonly string[] =>
  kinds.flatMap(({ type, version }) => {
    const known = DEFINITIONS.get(type)?.version;
    if (known === undefined) return [type];
    return version > known ? [`${type} ${version}`] : [];
  });
