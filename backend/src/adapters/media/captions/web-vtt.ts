/** A time: `mm:ss.ttt`, or with hours before. */
const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** Returns milliseconds; undefined for what is no time. */
function timeOf(written: string): number | undefined {
  const [all, hours = '0', minutes, seconds, thousandths] = TIME.exec(written) ?? [];
  if (all === undefined) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}

/** Returns whether a line says when a cue begins and ends. Settings may follow. */
function isTiming(line: string): boolean {
  const [from = '', rest = ''] = line.split('-->', 2);
  const [to = ''] = rest.trim().split(/[ \t]/);
  const [start, end] = [timeOf(from.trim()), timeOf(to)];
  return start !== undefined && end !== undefined && start < end;
}

/** Blocks that are no cues. */
const OTHER_BLOCK = /^(NOTE|STYLE|REGION)(?:[ \t]|$)/;

/** Returns whether a block is a cue: a line of times, after a line with a name at most, and a text below. */
function isCue(block: readonly string[]): boolean {
  const timing = block[0]?.includes('-->') ? 0 : 1;
  const text = block.slice(timing + 1);
  return isTiming(block[timing] ?? '') && text.length > 0 && !text.some((line) => line.includes('-->'));
}

/**
 * Returns whether a text is WebVTT (https://www.w3.org/TR/webvtt1/) with at least one cue, and each of its cues has valid
 * times and a text. Players skip a cue without.
 */
export function isWebVtt(text: string): boolean {
  const lines = text.replace(/^\u{feff}/u, '').split(/\r\n|\n|\r/);
  const [header = '', below = ''] = lines;
  if (!/^WEBVTT(?:[ \t].*)?$/.test(header) || header.includes('-->')) return false;
  if (below.includes('-->')) return false;
  const blocks = blocksOf(lines.slice(1));
  // Lines right below the header belong to it.
  const [ofHeader] = below.trim() === '' ? [] : blocks;
  const cues = blocks.filter((block) => block !== ofHeader && !OTHER_BLOCK.test(block[0] ?? ''));
  return cues.length > 0 && cues.every(isCue);
}

/** Returns the groups of lines between empty lines. */
function blocksOf(lines: readonly string[]): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let open: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') {
      open = [];
      continue;
    }
    if (open.length === 0) blocks.push(open);
    open.push(line);
  }
  return blocks;
}
