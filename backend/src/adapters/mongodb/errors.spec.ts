import { MongoBulkWriteError, MongoDriverError, MongoNetworkError, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { isConflict, isDuplicateKey, onlyDuplicateKeys, toPortError } from './errors.ts';
import { openMongoReadStore } from './read-store.ts';

describe('errors of MongoDB in the port’s terms', () => {
  it.each([10_107, 13_435, 189, 91, 11_600, 64])('%i means that the server is away', (code) => {
    const error = new MongoServerError({ message: 'm', code });
    expect(toPortError('MongoDB', error)).toBeInstanceOf(EngineUnavailable);
  });

  it('a broken connection means that the server is away', () => {
    expect(toPortError('MongoDB', new MongoNetworkError('reset'))).toBeInstanceOf(EngineUnavailable);
  });

  it('no free connection in time means that the server is away', () => {
    class WaitQueueTimeout extends MongoDriverError {
      override get name() {
        return 'MongoWaitQueueTimeoutError';
      }
    }
    expect(toPortError('MongoDB', new WaitQueueTimeout('m'))).toBeInstanceOf(EngineUnavailable);
  });

  it.each(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED'])(
    'a socket’s %s means that the server is away',
    (code) => {
      const error = Object.assign(new Error('This socket has been ended by the other party'), { code });
      expect(toPortError('MongoDB', error)).toBeInstanceOf(EngineUnavailable);
    },
  );

  it.each([13, 18])('%i means a refused login', (code) => {
    const error = toPortError('MongoDB', new MongoServerError({ message: 'm', code }));
    expect(error).toBeInstanceOf(EngineMisconfigured);
    expect(String(error)).toContain('MongoDB: the server refuses user or password');
  });

  it('other errors stay unchanged', () => {
    const error = new MongoServerError({ message: 'm', code: 2 });
    expect(toPortError('MongoDB', error)).toBe(error);
  });

  it('recognises a duplicate key of each server', () => {
    expect(isDuplicateKey(new MongoServerError({ message: 'E11000', code: 11_000 }))).toBe(true);
    const ferret = 'conflicting key value violates exclusion constraint "documents_rum_index_12"';
    expect(isDuplicateKey(new MongoServerError({ message: ferret, code: 1 }))).toBe(true);
    expect(isDuplicateKey(new MongoServerError({ message: 'out of memory', code: 1 }))).toBe(false);
  });

  it('recognises conflicting writes, and lets callers retry', () => {
    const deadlock = new MongoServerError({ message: 'deadlock detected', code: 1 });
    expect(isConflict(deadlock)).toBe(true);
    expect(isConflict(new MongoServerError({ message: 'WriteConflict', code: 112 }))).toBe(true);
    expect(isConflict(new MongoServerError({ message: 'out of memory', code: 1 }))).toBe(false);
    expect(toPortError('MongoDB', deadlock)).toBeInstanceOf(EngineUnavailable);
  });

  it('takes no other error for a duplicate key', () => {
    expect(onlyDuplicateKeys(new MongoServerError({ message: 'E11000', code: 11_000 }))).toBe(false);
    expect(onlyDuplicateKeys(MongoBulkWriteError)).toBe(false);
  });
});

describe('an invalid URL', () => {
  it.each(['http://host', 'mongodb://user:secret@', 'mongodb://host/?nope=1'])('%s', (url) => {
    const open = () => openMongoReadStore({ url });
    expect(open).toThrow(EngineMisconfigured);
    expect(open).not.toThrow(/secret|host/);
  });
});
