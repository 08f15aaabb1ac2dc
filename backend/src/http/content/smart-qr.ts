import { ok } from '../../contract/result.ts';
import type { ContentEdge } from './content-edge.ts';

export const smartQrEdge: ContentEdge<'smartQR'> = {
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
