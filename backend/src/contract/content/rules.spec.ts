import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../testing/issues.ts';
import { FILE_RULES, fileProblem } from './files.ts';
import { UpdateCodeBody } from './index.ts';
import { ACCEPTED_CONTENT, REFUSED_CONTENT, REFUSED_FILES, TOO_MUCH_CONTENT } from './rules.fixture.ts';

describe('the body of an update', () => {
  it.each([...REFUSED_CONTENT, ...TOO_MUCH_CONTENT].filter(({ by }) => by === 'schema'))(
    'refuses $what: $message',
    ({ body, path, message }) => expect(issuesOf(UpdateCodeBody, body)).toEqual({ [path]: message }),
  );

  it.each(ACCEPTED_CONTENT)('takes %s', (_what, body) => expect(issuesOf(UpdateCodeBody, body)).toEqual({}));
});

describe('a drop zone', () => {
  it.each(REFUSED_FILES)('for $zone refuses $file.name ($file.type) of $file.size bytes', (refused) => {
    expect(fileProblem(FILE_RULES[refused.zone], refused.file)).toBe(refused.message);
  });

  it.each(Object.entries(FILE_RULES))('for %s takes the largest file of every type', (_zone, rule) => {
    for (const extension of rule.extensions) {
      const file = { name: `Rosa.${extension.toUpperCase()}`, type: '', size: rule.maxBytes };
      expect(fileProblem(rule, file), extension).toBeUndefined();
    }
  });
});
