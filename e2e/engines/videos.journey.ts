import { ROUTES } from '@qlaim/backend/contract';
import { describeFfmpeg } from '@qlaim/backend/testing/programs';
import { afterAll, beforeAll, it } from 'vitest';
import { ROSA } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { registerOwner, upload } from '../support/setup.ts';
import { makeVideo } from '../support/videos.ts';
import { describeEngines } from './describe-engines.ts';
import { videoPlayed } from './in-page.ts';
import { shoot } from './shots.ts';

const TITLE = 'Rosa at the lake';
describeFfmpeg('videos', () => {
  let product: RunningProduct;
  let page = '';
  let gallery = '';

  beforeAll(async () => {
    product = await RunningProduct.start();
    const { codes, call } = await registerOwner(product, ROSA, 2);
    [page = '', gallery = ''] = codes;
    const film = await makeVideo('mp4', 3, '320x240');
    const memories = {
      title: TITLE,
      videos: [{ index: 0, url: await upload(call, page, 'memories', film) }],
      videoDescription: 'She swims to the island',
    };
    await call(ROUTES.updateCode, { params: { id: page }, body: { type: 'memories', memories } });
    const imageVideos = [await upload(call, gallery, 'image', film)];
    await call(ROUTES.updateCode, { params: { id: gallery }, body: { type: 'image', imageVideos } });
  });
  afterAll(() => product?.stop());

  describeEngines('the videos of a scan', (setting) => {
    it('play on a page', async () => {
      const visitor = await setting.visitor(product.url);
      await visitor.open(`/${page}`);
      await visitor.finds('heading', TITLE);
      await visitor.sees('She swims to the island');
      await shoot(visitor, setting, 'video');
      await visitor.reads(videoPlayed, 'plays');
      await visitor.isContent();
    });

    it('play in a gallery', async () => {
      const visitor = await setting.visitor(product.url);
      await visitor.open(`/${gallery}`);
      await visitor.isAt(`/image-videos/${gallery}`);
      await visitor.reads(videoPlayed, 'plays');
      await visitor.isContent();
      await shoot(visitor, setting, 'video-gallery');
    });
  });
});
