/** What a row of an import tells of a code. */
export const IMPORT_FIELDS = ['short', 'address', 'link', 'name', 'note', 'tags', 'created'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The name of the column of each field; a field without a column is missing. */
export type ImportColumns = Readonly<Partial<Record<ImportField, string>>>;

/** The programs whose exports are recognised by the names of their columns, and any other file. */
export const IMPORT_SOURCES = ['shlink', 'yourls', 'kutt', 'dub', 'csv'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

interface Export {
  readonly source: ImportSource;
  /** The columns by which it is recognised; each in one of its spellings. */
  readonly has: readonly string[];
  readonly columns: Readonly<Partial<Record<ImportField, readonly string[]>>>;
}

/** Names of columns are compared without case, spaces, hyphens and underscores. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

const EXPORTS: readonly Export[] = [
  {
    source: 'shlink',
    has: ['shorturl', 'longurl'],
    columns: {
      short: ['shortcode'],
      address: ['shorturl'],
      link: ['longurl'],
      name: ['title'],
      tags: ['tags'],
      created: ['createdat', 'datecreated'],
    },
  },
  {
    source: 'yourls',
    has: ['keyword', 'url'],
    columns: { short: ['keyword'], link: ['url'], name: ['title'], created: ['timestamp'] },
  },
  {
    source: 'kutt',
    has: ['address', 'target'],
    columns: {
      short: ['address'],
      address: ['link'],
      link: ['target'],
      note: ['description'],
      created: ['createdat'],
    },
  },
  {
    source: 'dub',
    has: ['shortlink', 'destinationurl'],
    columns: {
      address: ['shortlink'],
      link: ['destinationurl'],
      name: ['title'],
      note: ['comments', 'description'],
      tags: ['tags'],
      created: ['createdat'],
    },
  },
  {
    source: 'csv',
    has: [],
    columns: {
      short: ['shortcode', 'short', 'code', 'keyword', 'slug', 'alias', 'key'],
      address: ['shorturl', 'shortlink', 'address', 'printed'],
      link: ['link', 'destination', 'destinationurl', 'longurl', 'target', 'url'],
      name: ['name', 'title', 'label'],
      note: ['note', 'notes', 'description', 'comments'],
      tags: ['tags', 'tag'],
      created: ['created', 'createdat', 'datecreated', 'date', 'timestamp'],
    },
  },
];

/** Returns which program wrote a file with these columns, and the column of each field. */
export function recognise(names: readonly string[]): {
  readonly source: ImportSource;
  readonly columns: ImportColumns;
} {
  const known = new Map(names.map((name) => [plain(name), name]));
  const found = EXPORTS.find(({ has }) => has.every((name) => known.has(name)));
  const columns: Partial<Record<ImportField, string>> = {};
  for (const field of IMPORT_FIELDS) {
    const spelling = found?.columns[field]?.find((name) => known.has(name));
    const name = spelling === undefined ? undefined : known.get(spelling);
    if (name !== undefined) columns[field] = name;
  }
  return { source: found?.source ?? 'csv', columns };
}
