import { ok } from '../../contract/result.ts';
import { isOwnApi } from '../edge/own-api.ts';
import type { ContentMapper } from './content-mapper.ts';
import { smartPage } from './smart-page.ts';

export const smartQrMapper: ContentMapper<'smartQR'> = {
  words: 'links by time of day',
  read: ({ smartQR: { conditions, defaultUrl } }) => ({
    addresses: [
      ...conditions.map(({ url }, index) => ({ path: `smartQR.conditions.${index}.url`, url })),
      ...(defaultUrl === '' ? [] : [{ path: 'smartQR.defaultUrl', url: defaultUrl }]),
    ],
    content: () =>
      ok({
        infoType: 'smartQR',
        smartQR: {
          conditions: conditions.map(({ parameter: _time, ...condition }) => condition),
          defaultUrl,
        },
      }),
  }),
  toInfo: ({ smartQR: { conditions, defaultUrl } }) => ({
    infoType: 'smartQR',
    smartQR: {
      conditions: conditions.map((condition) => ({ ...condition, parameter: 'time' })),
      defaultUrl,
    },
  }),
  destination: ({ smartQR: { conditions, defaultUrl } }) => ({
    kind: 'small-page',
    render: ({ code, publicUrl, nowhere }, language) =>
      smartPage(
        {
          code,
          conditions: conditions.filter(({ url }) => !isOwnApi(url, publicUrl)),
          defaultUrl: isOwnApi(defaultUrl, publicUrl) ? '' : defaultUrl,
          otherwise: nowhere,
        },
        language,
      ),
  }),
  preview: ({ smartQR: { conditions, defaultUrl } }) => ({
    kind: 'links',
    links: [
      ...conditions.map(({ url, from, to, timeZone }) => ({ url, hours: { from, to, timeZone } })),
      ...(defaultUrl === '' ? [] : [{ url: defaultUrl }]),
    ],
  }),
};
