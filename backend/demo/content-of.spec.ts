import { expect, it } from 'vitest';
import { UpdateCodeBody } from '../src/contract/content/index.ts';
import { contentOf } from './content-of.ts';
import { STORIES } from './stories/index.ts';

const nothing = { pictures: [], videos: [], pdfs: [], secureCode: null };

it.each(STORIES)('the contents of "$name" are such as the forms accept', ({ name, versions }) => {
  expect(UpdateCodeBody.safeParse({ name }).error).toBeUndefined();
  const drafts = versions.filter((draft) => draft !== null);
  expect(drafts.map((draft) => contentOf(draft, nothing).infoType)).toEqual(drafts.map(({ type }) => type));
});

it('a content that a form would refuse is not made', () => {
  expect(() => contentOf({ type: 'link', link: 'javascript:alert(1)' }, nothing)).toThrow('Link must start');
  expect(() => contentOf({ type: 'phoneNumber', country: 'DE', number: '1' }, nothing)).toThrow(
    'no number of DE',
  );
});
