import { describe, expect, it } from 'vitest';
import { youTubeVideo } from './youtube.ts';

const ID = 'dQw4w9-_gXc';

describe('youTubeVideo', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, 0],
    [`http://m.youtube.com/watch?app=desktop&v=${ID}&t=90s`, 90],
    [`https://youtu.be/${ID}?t=1m30s`, 90],
    [`https://youtu.be/${ID}?si=abc`, 0],
    [`https://youtube.com/shorts/${ID}`, 0],
    [`https://www.youtube.com/embed/${ID}?start=12`, 12],
    [`https://www.youtube-nocookie.com/embed/${ID}`, 0],
    [`https://www.youtube.com/live/${ID}?t=1h0m1s`, 3601],
    [`https://youtu.be/${ID}?t=never`, 0],
  ])('reads %s', (link, start) => {
    expect(youTubeVideo(link)).toEqual({ id: ID, start });
  });

  it.each([
    '',
    'https://vimeo.com/1',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtu.be/${ID}`,
    `javascript://youtu.be/${ID}`,
    `https://youtu.be/${ID}"><script>`,
    'https://youtu.be/short',
  ])('leaves %j to be shown as text', (link) => {
    expect(youTubeVideo(link)).toBeUndefined();
  });
});
