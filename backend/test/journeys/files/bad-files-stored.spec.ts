import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { FAULTY_FILES } from '../../../src/testing/faulty-files.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { readFileAt, upload } from '../harness/upload.ts';
import { refusesEach } from './bad-files.ts';

/** One for each reader of files: what else is wrong with a file is found in the same bytes, wherever they were stored. */
const OF_EACH_READER = ['cut.jpg', 'cut.heic', 'clip.mov', 'cut.pdf', 'cut.wav', 'times.vtt'];

onEveryComposition('bad files, wherever they are stored,', (given) => {
  const uploader = refusesEach(
    given,
    FAULTY_FILES.filter(({ name }) => OF_EACH_READER.includes(name)),
  );

  it('take scripts out of an SVG', async () => {
    const { owner, code, save } = uploader();
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><rect width="9" height="9"/></svg>',
    );
    const url = await upload(given, owner, code, 'memories', { name: 'a.svg', type: 'image/svg+xml', bytes });
    await save(url);
    const served = await readFileAt(given, owner.browser, url);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await served.text()).not.toMatch(/script|onload|alert/);
  });
});
