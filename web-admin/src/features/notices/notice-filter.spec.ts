import { expect, it } from 'vitest';
import { filterFor, readNoticeFilter } from './notice-filter.ts';

it('reads filters of the address', () => {
  expect(readNoticeFilter({ status: 'open', code: '7k3m9qwx2p' })).toEqual({
    status: 'open',
    code: '7K3M9QWX2P',
  });
  expect(readNoticeFilter(undefined)).toEqual({});
});

it.each([{ status: 'closed' }, { code: '<b>' }, { other: 1 }, 'open', null])(
  'reads none where they are invalid: %j',
  (values) => expect(readNoticeFilter(values)).toEqual({}),
);

it('keeps the code where the state changes', () => {
  const code = '7K3M9QWX2P';
  expect(filterFor('open', { code })).toEqual({ code, status: 'open' });
  expect(filterFor('all', { code, status: 'decided' })).toEqual({ code });
  expect(filterFor('decided', {})).toEqual({ status: 'decided' });
});
