import { ERASED } from '../event.ts';
import type { QrCodeEvent } from './events.ts';
import { knownTags } from './tags.ts';

type Imported = Extract<QrCodeEvent, { type: 'CodeImported' }>['data'];

/** Returns the facts of a code that was taken over at a time, ISO 8601. */
export function afterImport(data: Imported, at: string) {
  const { batchId, createdAt, address, claimable, link, name, note } = data;
  return {
    status: 'present',
    batchId,
    createdAt: createdAt ?? at,
    imported: true,
    printedAs: address,
    approved: claimable,
    approvedAt: claimable ? at : null,
    name: name || null,
    note: note || null,
    tags: knownTags(data.tags),
    ...leading(link, at),
  } as const;
}

function leading(link: Imported['link'], at: string) {
  if (link === null) return {};
  const content = link === ERASED ? ERASED : ({ infoType: 'link', link } as const);
  return { infoType: 'link', content, contentSince: at } as const;
}
