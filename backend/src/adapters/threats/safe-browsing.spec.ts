import { expect, it } from 'vitest';
import { serveSafeBrowsing } from '../../testing/contracts/threats/safe-browsing.ts';
import { SafeBrowsing } from './safe-browsing.ts';

const URL = 'https://evil.example/';

async function ask(options: Parameters<typeof serveSafeBrowsing>[1], times = 1) {
  const { service, calls, close } = await serveSafeBrowsing([URL], options);
  const list = new SafeBrowsing({ key: 'key', service });
  const answers: [string, string][][] = [];
  for (let time = 0; time < times; time += 1) answers.push([...(await list.find([URL]))]);
  await close();
  return { answers, calls };
}

it.each([
  ['MALWARE', 'malware'],
  ['SOCIAL_ENGINEERING', 'phishing'],
  ['UNWANTED_SOFTWARE', 'unwanted'],
  ['POTENTIALLY_HARMFUL_APPLICATION', 'unwanted'],
])('%s is %s', async (threatType, threat) =>
  expect((await ask({ detail: { threatType } })).answers).toEqual([[[URL, threat]]]),
);

it.each([
  { threatType: 'A_TYPE_TO_COME' },
  {},
  { threatType: 'MALWARE', attributes: ['CANARY'] },
  { threatType: 'MALWARE', attributes: ['FRAME_ONLY'] },
])('%j says nothing', async (detail) => expect((await ask({ detail })).answers).toEqual([[]]));

it('sends four bytes of hashes, and asks again once the answer is old', async () => {
  const { answers, calls } = await ask({}, 2);
  expect(answers).toEqual([[[URL, 'phishing']], [[URL, 'phishing']]]);
  expect(calls).toHaveLength(1);
  for (const prefix of calls.flat()) expect(Buffer.from(prefix, 'base64')).toHaveLength(4);
  expect((await ask({ cacheDuration: '0s' }, 2)).calls).toHaveLength(2);
});
