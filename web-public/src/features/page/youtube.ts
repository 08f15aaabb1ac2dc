import { parseUrl } from '@qlaim/backend/contract/parse-url';

const HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
];
const ID = /^[\w-]{11}$/;

export interface YouTubeVideo {
  readonly id: string;
  /** Where it starts, in seconds. */
  readonly start: number;
}

/** Returns the video that a YouTube link names (section 2, Memories page); undefined for any other text. */
export function youTubeVideo(link: string): YouTubeVideo | undefined {
  const url = parseUrl(link.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const id = idIn(url);
  if (id === undefined || !ID.test(id)) return undefined;
  return { id, start: secondsIn(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '') };
}

function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first = '', second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!HOSTS.includes(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
}

/** Reads `90`, `90s` and `1m30s`; 0 for anything else. */
function secondsIn(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
