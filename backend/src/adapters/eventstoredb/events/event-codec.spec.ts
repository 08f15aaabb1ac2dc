import { describe, expect, it } from 'vitest';
import { newEvent } from '../../../testing/event-log.ts';
import { toEventData, toRecordedEvent } from './event-codec.ts';

const RECORD = {
  streamId: 'qlaim.code-1',
  id: 'c0ffee00-0000-4000-8000-000000000000',
  revision: 7n,
  type: 'ThingHappened',
  data: { text: 'ünï 🎈' },
  metadata: { at: '2020-02-29T23:59:59.999Z', actor: { kind: 'user', id: 'u' }, version: 3 },
};

describe('an encoded event', () => {
  it('has its data as JSON, and the rest as metadata', () => {
    const event = { ...newEvent({ n: 1 }), version: 2 };
    const { at, actor, version } = event;
    expect(toEventData(event)).toEqual({
      id: event.id,
      type: event.type,
      contentType: 'application/json',
      data: { n: 1 },
      metadata: { at, actor, version },
    });
  });

  it('decodes with every field', () => {
    expect(toRecordedEvent('code-1', RECORD)).toEqual({
      stream: 'code-1',
      revision: 7,
      id: 'c0ffee00-0000-4000-8000-000000000000',
      type: 'ThingHappened',
      version: 3,
      at: '2020-02-29T23:59:59.999Z',
      actor: { kind: 'user', id: 'u' },
      data: { text: 'ünï 🎈' },
    });
  });

  it.each([
    ['without metadata', { metadata: undefined }],
    ['with another’s metadata', { metadata: { $correlationId: '1' } }],
    ['of an unknown actor', { metadata: { at: '', version: 1, actor: { kind: 'robot', id: null } } }],
    ['of bytes', { data: new Uint8Array([1]) }],
    ['of broken JSON', { data: '{"half":' }],
  ])('is refused %s', (_, changed) => {
    expect(() => toRecordedEvent('code-1', { ...RECORD, ...changed })).toThrow(
      /damaged: qlaim.code-1@7 \(ThingHappened\)/,
    );
  });
});
