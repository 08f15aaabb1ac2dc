import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CATEGORIES, DEFINITIONS } from '../../src/domain/catalogue.ts';
import { defineEvent, ERASED } from '../../src/domain/event.ts';
import { EventCodec, STORAGE_FORMAT } from '../../src/log/codec.ts';
import { corpusKeys, isReadBy, readSamples } from './corpus.ts';
import { refusedByForms } from './forms.ts';
import { mutationsOf } from './mutations.ts';
import { REFUSED_TODAY } from './samples.ts';

const SAMPLES = readSamples();
const all = SAMPLES.map((sample) => [sample.file, sample] as const);
const codec = new EventCodec(corpusKeys());
const INSTRUCTIONS =
  'describe one in backend/test/corpus/samples.ts, and run node backend/test/corpus/write-missing.ts';

describe('the corpus of stored events', () => {
  it.each([...DEFINITIONS.values()].map(({ type, version }) => [type, version] as const))(
    'has a sample of every version of %s',
    (type, version) => {
      const stored = new Set(
        SAMPLES.filter(({ recorded }) => recorded.type === type).map((s) => s.recorded.version),
      );
      const versions = Array.from({ length: version }, (_none, index) => index + 1);
      expect([...stored].sort(), INSTRUCTIONS).toEqual(versions);
    },
  );

  it.each(all)('decodes %s as it did when it was stored', async (_file, { recorded, opened }) => {
    const { type, id, at, stream } = recorded;
    const event = await codec.decode(recorded);
    expect(event).toMatchObject({ type, id, at, stream });
    expect(event.data).toEqual(opened);
  });

  it.each(all)(
    'holds %s in a form that its schema and one aggregate accept',
    async (_file, { recorded, opened }) => {
      const event = await codec.decode(recorded);
      const { data } = DEFINITIONS.get(recorded.type) ?? {};
      expect(data?.parse(event.data)).toEqual(opened);
      const own = CATEGORIES.filter((category) => category.recognises(event));
      expect(own.map(({ keyOf }) => keyOf(recorded.stream))).toEqual([expect.any(String)]);
    },
  );

  it.each(all)('decodes %s without the key of its person', async (_file, { recorded }) => {
    const event = await new EventCodec(corpusKeys({ erased: true })).decode(recorded);
    const { data, personalFields = [] } = DEFINITIONS.get(recorded.type) ?? {};
    for (const field of personalFields) expect(event.data[field]).toBe(ERASED);
    expect(data?.parse(event.data)).toEqual(event.data);
  });

  it.each(all)('holds the personal fields of %s only in sealed form', (_file, { recorded }) => {
    const { personalFields = [] } = DEFINITIONS.get(recorded.type) ?? {};
    const personal = Object.keys(recorded.data).filter((name) =>
      ['sealed', ...personalFields].includes(name),
    );
    expect(personal).toEqual(personalFields.length > 0 ? ['sealed'] : []);
  });
});

describe('the corpus fails for a schema that accepts less than before', () => {
  const mutations = [...DEFINITIONS.values()].flatMap(({ type, data, personalFields }) =>
    mutationsOf(data).map((mutation) => ({ ...mutation, type, personalFields })),
  );

  it.each(mutations)('$type: $change', ({ type, schema, personalFields }) => {
    const samples = SAMPLES.filter(({ recorded }) => recorded.type === type);
    const unread = samples.filter((sample) => !isReadBy(schema, personalFields, sample));
    expect(unread).not.toEqual([]);
  });
});

describe('a second version of an event', () => {
  it('is upcast from the stored sample of the first', async () => {
    const first = DEFINITIONS.get('CodeNamed');
    const sample = SAMPLES.find(({ file }) => file === 'CodeNamed.v1.longest.json');
    if (!first || !sample) throw new Error('the corpus lacks the sample');
    const second = defineEvent('CodeNamed', first.summary, first.data, 2);
    const renamed = new EventCodec(corpusKeys(), {
      definitions: new Map([...STORAGE_FORMAT.definitions, [second.type, second]]),
      upcasters: { CodeNamed: [({ name, ...data }) => ({ ...data, title: name })] },
    });
    const { name, ...rest } = sample.opened;
    expect((await renamed.decode(sample.recorded)).data).toMatchObject({ ...rest, title: name });
    await expect(
      new EventCodec(corpusKeys(), {
        ...STORAGE_FORMAT,
        definitions: new Map([[second.type, second]]),
      }).decode(sample.recorded),
    ).rejects.toThrow("can't be read as version 2");
  });
});

const isRefusedToday = (file: string): boolean => file.endsWith(`.${REFUSED_TODAY}.json`);

/** Limits that decide what a form accepts into the log, and the change that tightens each. */
const STORED_LIMITS = {
  'generateAmount.max': -1,
  nameLength: -1,
  personNameLength: -1,
  emailLength: -1,
  linkLength: -1,
  smartConditions: -1,
  smartLanguages: -1,
  bannerTextLength: -1,
  textLength: -1,
  pdfFiles: -1,
  contentFiles: -1,
  descriptionLength: -1,
  placeLength: -1,
  pageLinks: -1,
  linkTextLength: -1,
  'phone.nationalMin': 1,
  'phone.nationalMax': -1,
  'phone.extensionMax': -1,
} as const;

describe('the forms of the contract', () => {
  it('accept everything that the corpus holds', async () => {
    expect(await refusedByForms(SAMPLES.filter(({ file }) => !isRefusedToday(file)))).toEqual([]);
  });

  it('refuse the samples that were accepted once, each of them', async () => {
    const refused = SAMPLES.filter(({ file }) => isRefusedToday(file));
    expect(await refusedByForms(refused)).toHaveLength(3);
    expect(refused).toHaveLength(3);
  });

  it.each(Object.entries(STORED_LIMITS))('refuse a sample when %s is tightened by one', async (path, by) => {
    const { LIMITS } = await import('../../src/contract/limits.ts');
    onTestFinished(() => {
      vi.doUnmock('../../src/contract/limits.ts');
      vi.resetModules();
    });
    vi.resetModules();
    vi.doMock('../../src/contract/limits.ts', () => ({ LIMITS: tightened(LIMITS, path.split('.'), by) }));
    const accepted = SAMPLES.filter(({ file }) => !isRefusedToday(file));
    expect(await refusedByForms(accepted)).not.toEqual([]);
  });
});

function tightened(limits: object, [name = '', ...rest]: readonly string[], by: number): object {
  return Object.fromEntries(
    Object.entries(limits).map(([key, value]) => {
      if (key !== name) return [key, value];
      return [key, rest.length === 0 ? value + by : tightened(value, rest, by)];
    }),
  );
}
