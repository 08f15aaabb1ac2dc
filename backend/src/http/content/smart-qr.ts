import { conditionsIn, openConditions } from '../../contract/content/pick-destination.ts';
import { VISITORS_ZONE } from '../../contract/content/smart/time-zone.ts';
import { preferredTag, smartDevice } from '../../contract/content/smart/visitor-traits.ts';
import { wallClock } from '../../contract/content/smart/wall-clock.ts';
import { ok } from '../../contract/result.ts';
import { isOwnApi } from '../edge/own-api.ts';
import type { ContentMapper, ContentOf, Destination, PickedDestination, Scanned } from './content-mapper.ts';
import { smartPage } from './smart-page.ts';

type StoredSmart = ContentOf<'smartQR'>['smartQR'];

export const smartQrMapper: ContentMapper<'smartQR'> = {
  words: 'links by time of day',
  read: ({ smartQR: { conditions, defaultUrl, zone = VISITORS_ZONE } }) => ({
    addresses: [
      ...conditions.map(({ url }, index) => ({ path: `smartQR.conditions.${index}.url`, url })),
      ...(defaultUrl === '' ? [] : [{ path: 'smartQR.defaultUrl', url: defaultUrl }]),
    ],
    content: () =>
      ok({
        infoType: 'smartQR',
        smartQR: {
          conditions: conditions.map(({ parameter: _time, overnight, ...condition }) => ({
            ...condition,
            ...(overnight && { overnight }),
          })),
          defaultUrl,
          // Content that says nothing of its zone is stored as it was before there were any.
          ...(zone !== VISITORS_ZONE && { zone }),
        },
      }),
  }),
  toInfo: ({ smartQR: { conditions, ...others } }) => ({
    infoType: 'smartQR',
    smartQR: {
      conditions: conditions.map((condition) => ({ ...condition, parameter: 'time' })),
      ...others,
    },
  }),
  destination: ({ smartQR }) =>
    smartQR.zone === undefined ? pageOf(smartQR) : { kind: 'picked', ...byPlace(smartQR, smartQR.zone) },
  preview: ({ smartQR: { conditions, defaultUrl } }) => ({
    kind: 'links',
    links: [
      ...conditions.map(({ url, _id, ...hours }) => ({ url, hours })),
      ...(defaultUrl === '' ? [] : [{ url: defaultUrl }]),
    ],
  }),
};

/** Leaves out the calls of our own API. */
const openable = ({ conditions, defaultUrl }: StoredSmart, isOurs: Scanned['isOurs']): StoredSmart => ({
  conditions: conditions.filter(({ url }) => !isOwnApi(url, isOurs)),
  defaultUrl: isOwnApi(defaultUrl, isOurs) ? '' : defaultUrl,
});

/** The clock of the visitor counts, which only the browser knows. */
const pageOf = (smart: StoredSmart): Destination => ({
  kind: 'small-page',
  render: ({ code, look, isOurs, nowhere, opens }, language) => {
    const { conditions, defaultUrl } = openable(smart, isOurs);
    const parts = { code, look, conditions, defaultUrl, otherwise: nowhere, opens };
    return smartPage(parts, language);
  },
});

/** The clock of a place counts, so that the server picks. */
function byPlace(smart: StoredSmart, zone: string): PickedDestination {
  const byLanguage = smart.conditions.some(({ languages = [] }) => languages.length > 0);
  const byDevice = smart.conditions.some(({ devices = [] }) => devices.length > 0);
  return {
    reads: [
      ...(byLanguage ? ['accept-language' as const] : []),
      ...(byDevice ? ['user-agent' as const] : []),
    ],
    picker: ({ isOurs, nowhere }: Scanned) => {
      const { conditions, defaultUrl } = openable(smart, isOurs);
      const own = conditionsIn(conditions, zone);
      return (headers, at) => {
        const language = byLanguage ? preferredTag(headers['accept-language']) : '';
        const device = byDevice ? smartDevice(headers['user-agent'] ?? '', 0) : '';
        const [first] = openConditions(own, { ...wallClock(zone, at), language, device });
        return first?.url ?? (defaultUrl || nowhere);
      };
    },
  };
}
