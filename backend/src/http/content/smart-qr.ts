import { ok } from '../../contract/result.ts';
import type { ContentMapper } from './content-mapper.ts';

export const smartQrMapper: ContentMapper<'smartQR'> = {
  fromBody: ({ smartQR: { conditions, defaultUrl } }) =>
    ok({
      infoType: 'smartQR',
      smartQR: { conditions: conditions.map(({ parameter: _time, ...condition }) => condition), defaultUrl },
    }),
  toInfo: ({ smartQR: { conditions, defaultUrl } }) => ({
    infoType: 'smartQR',
    smartQR: {
      conditions: conditions.map((condition) => ({ ...condition, parameter: 'time' })),
      defaultUrl,
    },
  }),
  destination: ({ smartQR }) => ({ kind: 'smart', ...smartQR }),
};
