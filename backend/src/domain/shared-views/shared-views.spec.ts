import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { fold, given } from '../../testing/given.ts';
import { ERASED, PRODUCT } from '../event.ts';
import type { SharedViewEvent } from './events.ts';
import { SHARED_VIEWS } from './shared-views.ts';

const givenViews = (...history: readonly SharedViewEvent[]) => given(SHARED_VIEWS, ...history);

const ada = { id: 'ada', role: 'support' } as const;
const ben = { id: 'ben', role: 'support' } as const;
const eve = { id: 'eve', role: 'manager' } as const;
const view = (id: string, name = id) => ({ id, name, filter: { q: 'rosa' }, sort: ['name', 'ASC'] });
const shared = (id: string, name = id): SharedViewEvent => ({
  type: 'ViewShared',
  data: { person: PRODUCT, ...view(id, name), sharedBy: 'ada' },
});
const renamed = (id: string, name: string): SharedViewEvent => ({
  type: 'SharedViewRenamed',
  data: { person: PRODUCT, id, name },
});
const removed = (id: string): SharedViewEvent => ({ type: 'SharedViewRemoved', data: { id } });

describe('sharing a view', () => {
  const share = (id: string, name = id) => ({ type: 'share', by: ada, view: view(id, name) }) as const;
  const full = Array.from({ length: LIMITS.sharedViews }, (_none, place) => shared(`${place}`));

  it('records name, filters and order, and who did it', () =>
    givenViews().when(share('one')).then(shared('one')));
  it('needs an id of its own', () =>
    givenViews(shared('one', 'a')).when(share('one', 'b')).thenRefused('edited_meanwhile'));
  it.each(['Weddings', 'WEDDINGS'])('is refused where one is called so: %s', (name) =>
    givenViews(shared('one', 'Weddings')).when(share('two', name)).thenRefused('view_name_taken'),
  );
  it('takes a name that is free again', () => {
    givenViews(shared('one', 'a'), removed('one')).when(share('two', 'a')).then(shared('two', 'a'));
    givenViews(shared('one', 'a'), renamed('one', 'b')).when(share('two', 'a')).then(shared('two', 'a'));
  });
  it('is refused where there are as many as may be, until one has gone', () => {
    givenViews(...full)
      .when(share('new'))
      .thenRefused('too_many_views');
    givenViews(...full, removed('7'))
      .when(share('new'))
      .then(shared('new'));
  });
});

describe('renaming a shared view', () => {
  const rename = (name: string, by: typeof ada | typeof ben | typeof eve = ada) =>
    ({ type: 'rename', by, id: 'one', name }) as const;
  const two = givenViews(shared('one', 'a'), shared('two', 'b'));

  it('records the new name, also in other letters', () => {
    two.when(rename('c')).then(renamed('one', 'c'));
    two.when(rename('A')).then(renamed('one', 'A'));
  });
  it('changes nothing where it is called so', () => two.when(rename('a')).thenNothing());
  it('is refused where another one is called so', () => two.when(rename('B')).thenRefused('view_name_taken'));
  it('is for who shared it, and for who manages codes', () => {
    two.when(rename('c', ben)).thenRefused('forbidden');
    two.when(rename('c', eve)).then(renamed('one', 'c'));
  });
  it('is refused where it is not shared', () => {
    givenViews().when(rename('c')).thenRefused('unknown_view');
    givenViews(shared('one'), removed('one')).when(rename('c')).thenRefused('unknown_view');
  });
});

describe('ending the sharing of a view', () => {
  const remove = (by: typeof ada | typeof ben | typeof eve) => ({ type: 'remove', by, id: 'one' }) as const;

  it('is for who shared it, and for who manages codes', () => {
    givenViews(shared('one')).when(remove(ada)).then(removed('one'));
    givenViews(shared('one')).when(remove(eve)).then(removed('one'));
    givenViews(shared('one')).when(remove(ben)).thenRefused('forbidden');
  });
  it('is refused the second time', () =>
    givenViews(shared('one'), removed('one')).when(remove(ada)).thenRefused('unknown_view'));
});

describe('the shared views', () => {
  it('are those that are shared now, the oldest first', () =>
    expect(
      fold(SHARED_VIEWS, [
        shared('one'),
        shared('two'),
        shared('three'),
        removed('one'),
        renamed('two', 'b'),
      ]),
    ).toEqual([
      { ...view('two', 'b'), sharedBy: 'ada' },
      { ...view('three'), sharedBy: 'ada' },
    ]));
  it('have no filters where those are erased', () =>
    expect(
      fold(SHARED_VIEWS, [
        { type: 'ViewShared', data: { person: PRODUCT, ...view('one'), filter: ERASED, sharedBy: 'ada' } },
      ]),
    ).toMatchObject([{ id: 'one', filter: {} }]));
});
