import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { FAULTY_FILES } from '../../../src/testing/faulty-files.ts';
import { onEmbedded } from '../harness/journey.ts';
import { refusalOf } from '../harness/refusal.ts';
import { refusesEach } from './bad-files.ts';

onEmbedded('bad files', (given) => {
  const uploader = refusesEach(given, FAULTY_FILES);

  describe('are refused before the upload', () => {
    const ask = (files: readonly { name: string; type: string; size: number }[]) =>
      refusalOf(
        uploader().owner.browser.call(ROUTES.requestUploads, {
          params: { id: uploader().code },
          body: { files: [...files], folderPath: 'memories' },
        }),
      );
    const file = { name: 'a.jpg', type: 'image/jpeg', size: 10 };

    it.each([
      ['no bytes', [{ ...file, size: 0 }], 'The file is empty'],
      ['too many', Array.from({ length: 101 }, () => file), 'Too many files'],
      ['too large', [{ ...file, size: 104_857_601 }], 'File is larger than 104857600 bytes'],
    ])('for %s', async (_what, files, message) => {
      expect((await ask(files)).message).toBe(message);
    });

    it.each(['../../etc/passwd.jpg', 'a\\b.jpg', 'a\u0000.jpg', 'a\n.jpg', `${'a'.repeat(252)}.jpg`])(
      'for the name %o',
      async (name) => {
        expect((await ask([{ ...file, name }])).message).toMatch(/^File name must have/);
      },
    );
  });
});
