import { beforeAll, describe, expect, it } from 'vitest';
import {
  ACCEPTED_CONTENT,
  REFUSED_CONTENT,
  REFUSED_FILES,
  TOO_MUCH_CONTENT,
} from '../../../src/contract/content/rules.fixture.ts';
import { ErrorAnswer } from '../../../src/contract/errors.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';

onEveryComposition('the rules of pages, PDFs and galleries', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
  });

  const send = (method: string, path: string, body: object) =>
    owner.browser.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Returns the status and the issues of a refusal. */
  async function refusal(answer: Response) {
    return { status: answer.status, issues: ErrorAnswer.parse(await answer.json()).issues };
  }

  describe('an update', () => {
    it.each([...REFUSED_CONTENT, ...TOO_MUCH_CONTENT])(
      'is refused with $what: $message',
      async ({ body, path, message }) => {
        const answer = await send('PATCH', `/barcode/${code}`, body);
        expect(await refusal(answer)).toEqual({ status: 400, issues: [{ path, message }] });
      },
    );

    it('that is refused leaves the code without content', async () => {
      expect((await given.codeNow(code)).storedInfo).toBeNull();
    });

    it.each(ACCEPTED_CONTENT)('is taken with %s', async (_what, body) => {
      expect((await send('PATCH', `/barcode/${code}`, body)).status).toBe(200);
    });
  });

  describe('an upload', () => {
    it.each(REFUSED_FILES)(
      'of $file.name ($file.type) of $file.size bytes to $folder is refused',
      async (row) => {
        const body = { files: [row.file], folderPath: row.folder };
        const { status, issues } = await refusal(await send('POST', `/barcode/files/${code}`, body));
        expect(status).toBe(400);
        expect(issues?.map(({ message }) => message)).toEqual([row.overHttp ?? row.message]);
      },
    );
  });
});
