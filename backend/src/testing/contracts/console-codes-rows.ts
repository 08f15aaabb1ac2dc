import fc from 'fast-check';
import { type CODE_SORT_FIELDS, CodeFilter } from '../../contract/routes/admin.ts';
import { tagKey } from '../../contract/tags/tag-key.ts';
import { createdBetween } from '../../http/edge/dates.ts';
import { CodeDocument } from '../../read-models/codes/document.ts';
import { NO_SCAN_COUNTS } from '../../read-models/codes/scan-counts.ts';

export const CODE_COUNT = 60;
export const BATCHES = { one: 'Guitars', two: 'Bags of 2026', three: '' } as const;
/** Names of the owners by their ids. */
export const OWNERS = { rosa: 'Rosa Martínez', max: 'Max Weiß' } as const;
const BATCH_IDS = ['one', 'two', 'three'] as const;
const OWNER_IDS = ['rosa', null, 'max', null, null] as const;
const NAMES = [null, 'Blue bag', 'blue hat', 'Red bag', 'Árbol'] as const;
const TAGS = [[], ['Spring'], [], ['VIP', 'spring'], ['Éclair'], []] as const;
const LINK = { infoType: 'link', link: 'https://shop.example/red' } as const;
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03'] as const;
const at = (day: number) => `2026-11-0${(day % 4) + 1}T10:00:00.000Z`;

/** Codes whose fields repeat in different rhythms, so that every combination of filters leaves some. */
const FLAGS = [
  { url: 'https://evil.example/', list: 'feed', threat: 'other', at: '2026-11-27T10:00:00.000Z' },
] as const;

export const ROWS = Array.from({ length: CODE_COUNT }, (_, n) => {
  const approved = n % 2 === 0;
  const present = n % 13 !== 0;
  const owner = (present && OWNER_IDS[n % 5]) || null;
  const content = n % 3 === 0 ? LINK : null;
  const tags = (present && TAGS[n % 6]) || [];
  return {
    id: `${'ABCD'[n % 4]}${String((n * 37) % 1000).padStart(9, '0')}`,
    body: CodeDocument.parse({
      ...NO_SCAN_COUNTS,
      hidden: false,
      disabledFor: [],
      withheldFor: [],
      present,
      deleted: !present,
      imported: false,
      printedAs: null,
      takenBack: false,
      batchId: BATCH_IDS[n % 3],
      createdAt: at(n),
      approved,
      approvedAt: approved ? at(n + 1) : null,
      active: n % 5 !== 1,
      restricted: n % 8 === 0,
      owner,
      claimed: owner !== null,
      claimedAt: owner === null ? null : at(n + 3),
      ownedSince: owner === null ? null : at(n + 3),
      formerOwners: [],
      name: NAMES[n % 7] ?? null,
      infoType: content?.infoType ?? null,
      content,
      edits: 0,
      prepared: {},
      files: {},
      image: null,
      imageUploadedAt: n % 6 === 0 ? at(n + 2) : null,
      note: n % 10 === 0 ? 'Blue ribbon' : null,
      tags,
      tagKeys: tags.map(tagKey),
      scanCount: n % 4,
      scanned: n % 4 > 0,
      flags: n % 9 === 0 ? FLAGS : [],
      trusted: [],
      flagged: n % 9 === 0,
    }),
  };
});
type Row = (typeof ROWS)[number];

const everyFilter = fc.record<Required<CodeFilter>>({
  q: fc.constantFrom(
    '',
    ' ',
    'bag',
    'blue',
    'A0',
    '7',
    'arbol',
    'martinez',
    'weiss',
    'shop.',
    'guitar',
    'pring',
    '?',
  ),
  link: fc.constantFrom('A', 'B0', 'D'),
  startDate: fc.constantFrom(...DAYS),
  endDate: fc.constantFrom(...DAYS),
  isActive: fc.boolean(),
  approved: fc.boolean(),
  batchId: fc.constantFrom(...BATCH_IDS, 'none'),
  ownerId: fc.constantFrom('rosa', 'max', 'nobody'),
  claimed: fc.boolean(),
  claimedFrom: fc.constantFrom(...DAYS),
  restricted: fc.boolean(),
  infoType: fc.constantFrom('link', 'pdf'),
  scanned: fc.boolean(),
  flagged: fc.boolean(),
  tag: fc.constantFrom('spring', 'SPRING', 'vip', 'éclair', 'eclair', 'none'),
  id: fc.subarray(ROWS.map(({ id }) => id)),
});

/** Up to four filters together: more leave no code. */
export const anyFilter: fc.Arbitrary<CodeFilter> = fc
  .tuple(everyFilter, fc.subarray(CodeFilter.keyof().options, { maxLength: 4 }))
  .map(([all, names]) => CodeFilter.parse(Object.fromEntries(names.map((name) => [name, all[name]]))));

const plain = (text: string) =>
  text.toLowerCase().replaceAll('í', 'i').replaceAll('á', 'a').replaceAll('ß', 'ss');
const ownerOf = ({ body: { owner } }: Row) =>
  owner === 'rosa' || owner === 'max' ? plain(OWNERS[owner]) : '';

/** What a look at every code finds. */
export function fits(row: Row, wanted: CodeFilter): boolean {
  const { id, body } = row;
  const { createdFrom = '', createdTo = '~' } = createdBetween(wanted.startDate, wanted.endDate);
  const text = wanted.q?.trim().toLowerCase() ?? '';
  const link = body.content ? LINK.link : '';
  const batch = BATCH_IDS.find((one) => one === body.batchId) ?? 'three';
  const texts = [id, body.name ?? '', body.note ?? '', ...body.tags, link, BATCHES[batch], ownerOf(row)];
  return (
    body.present &&
    texts.some((of) => plain(of).includes(text)) &&
    id.startsWith(wanted.link ?? '') &&
    body.createdAt >= createdFrom &&
    body.createdAt < createdTo &&
    (wanted.isActive ?? body.active) === body.active &&
    (wanted.approved ?? body.approved) === body.approved &&
    (wanted.batchId ?? body.batchId) === body.batchId &&
    (wanted.ownerId ?? body.owner) === body.owner &&
    (wanted.claimed ?? body.claimed) === body.claimed &&
    (body.claimedAt ?? '') >= (wanted.claimedFrom ?? '') &&
    (wanted.restricted ?? body.restricted) === body.restricted &&
    (wanted.infoType ?? body.infoType) === body.infoType &&
    (wanted.scanned ?? body.scanned) === body.scanned &&
    (wanted.flagged ?? body.flagged) === body.flagged &&
    (wanted.tag === undefined || body.tagKeys.includes(wanted.tag.toLowerCase())) &&
    (wanted.id?.includes(id) ?? true)
  );
}

type SortField = (typeof CODE_SORT_FIELDS)[number];

const KEYS: Readonly<Record<SortField, (row: Row) => string | number>> = {
  id: ({ id }) => id,
  createdAt: ({ body }) => body.createdAt,
  approvedDate: ({ body }) => body.approvedAt ?? '',
  scanCount: ({ body }) => body.scanCount,
  imageUploadDate: ({ body }) => body.imageUploadedAt ?? '',
  name: ({ body }) => plain(body.name ?? ''),
  owner: ownerOf,
};

export function inOrder(field: SortField, order: 'ASC' | 'DESC') {
  const key = KEYS[field];
  return (one: Row, other: Row): number => {
    const [a, b] = [key(one), key(other)];
    const ascending = a === b ? (one.id < other.id ? -1 : 1) : a < b ? -1 : 1;
    return order === 'ASC' ? ascending : -ascending;
  };
}
