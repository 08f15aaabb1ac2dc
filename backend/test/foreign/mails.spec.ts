import { readdir, readFile, writeFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeEveryMail } from './every-mail.ts';
import { useFolder } from './folder.ts';
import { faultsOfPages } from './html-faults.ts';
import { judge } from './spam-points.ts';
import { describeTools } from './tools.ts';

describe('each kind of mail, in each language', () => {
  const inFolder = useFolder();
  beforeAll(() => writeEveryMail(inFolder('outbox')));
  const files = async () => (await readdir(inFolder('outbox'))).map((name) => inFolder('outbox', name));

  describeTools(['java', 'vnu'], 'the Nu HTML checker', () => {
    it('finds no fault', async () => {
      const pages: Record<string, string> = {};
      for (const file of await files()) {
        const { subject = '', html = '' } = await PostalMime.parse(await readFile(file));
        pages[`${subject} ${Object.keys(pages).length}`] = html;
      }
      expect(await faultsOfPages(inFolder('pages'), pages)).toEqual([]);
    });
  });

  describeTools(['spamassassin'], 'SpamAssassin', () => {
    it('gives no points', async () => {
      const mails = await files();
      const judged = await judge(inFolder(), mails);
      expect(judged).toHaveLength(mails.length);
      expect(judged.filter(({ rules }) => rules.length > 0)).toEqual([]);
    }, 240_000);

    it('gives points to a mail without the headers that ours have', async () => {
      const [mail = ''] = await files();
      const bare = (await readFile(mail, 'utf8')).replace(/^(Message-ID|Date): .*\r\n/gm, '');
      await writeFile(inFolder('bare.eml'), bare);
      const [judged] = await judge(inFolder(), [inFolder('bare.eml')]);
      expect(judged?.rules).toEqual(
        expect.arrayContaining([
          expect.stringContaining('MISSING_MID'),
          expect.stringContaining('MISSING_DATE'),
        ]),
      );
    });
  });
});
