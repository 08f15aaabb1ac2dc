import { describe, expect, it } from 'vitest';
import { OWN_STREAMS } from '../../domain/catalogue.ts';
import { StreamNames } from './events/stream-names.ts';
import { filterOf, wantedStream } from './filter.ts';

const NAMES = new StreamNames('qlaim.');

describe('a filter in the server', () => {
  const options = { filterOn: 'streamName', checkpointInterval: 1, maxSearchWindow: 100 };

  it('passes the requested prefixes, by default the product’s own streams', () => {
    expect(filterOf(NAMES, ['code-', 'scans-'], () => undefined)).toMatchObject({
      ...options,
      prefixes: ['qlaim.code-', 'qlaim.scans-'],
    });
    expect(filterOf(NAMES, undefined, () => undefined)).toMatchObject({
      ...options,
      prefixes: OWN_STREAMS.map((beginning) => `qlaim.${beginning}`),
    });
  });

  it('never passes system events, and nothing for no prefixes', () => {
    expect(filterOf(NAMES, [''], () => undefined)).toMatchObject({ ...options, prefixes: ['qlaim.'] });
    const unprefixed = new StreamNames('');
    expect(filterOf(unprefixed, [''], () => undefined)).toMatchObject({ ...options, regex: '^[^$]' });
    expect(filterOf(NAMES, [], () => undefined)).toMatchObject({ ...options, regex: '(?!)' });
    for (const prefix of OWN_STREAMS) expect(prefix).toMatch(/^[^$]/);
  });

  it('is applied again here, character by character', () => {
    const event = { streamId: 'qlaim.code-1', type: 'CodeClaimed' };
    expect(wantedStream(event, NAMES)).toBe('code-1');
    expect(wantedStream(event, NAMES, ['Code-'])).toBeUndefined();
    expect(wantedStream(event, NAMES, [''])).toBe('code-1');
    expect(wantedStream({ ...event, streamId: 'code-1' }, NAMES)).toBeUndefined();
    expect(wantedStream({ ...event, type: '$streamDeleted' }, NAMES)).toBeUndefined();
  });
});
