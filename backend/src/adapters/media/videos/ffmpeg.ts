import { EngineUnavailable } from '../../../ports/errors.ts';
import { type Finished, runLow } from '../low-process.ts';
import { Refusal } from '../refusal.ts';

const ISO_FILES = 'mov,mp4,m4a,3gp,3g2,mj2';

/** No playlist, no network and no device: the input must be one file of these containers. */
const oneLocalFile = (containers: string): readonly string[] => [
  ...['-protocol_whitelist', 'file,pipe'],
  ...['-format_whitelist', containers],
];

export const ONE_LOCAL_FILE = oneLocalFile(`${ISO_FILES},matroska,webm,avi,asf,flv`);
export const ONE_RECORDING = oneLocalFile(`${ISO_FILES},mp3,ogg,wav`);

/** Somebody waits for what ffprobe reads, nobody for ffmpeg. */
const NICE = { ffmpeg: 19, ffprobe: 5 } as const;

/** Milliseconds in which a tool says its version. */
const START_LIMIT = 20_000;

/** Whether both tools are on the PATH. */
export async function findFfmpeg(folder: string, signal: AbortSignal): Promise<boolean> {
  const found = await Promise.all(
    ['ffmpeg', 'ffprobe'].map((command) =>
      runLow({ command, nice: NICE.ffprobe, args: ['-version'], folder, limit: START_LIMIT, signal }),
    ),
  );
  return found.every(({ code }) => code === 0);
}

export interface VideoTool {
  readonly command: 'ffmpeg' | 'ffprobe';
  readonly args: readonly string[];
  readonly folder: string;
  /** How much it yields to others, where that is not as usual for the tool. */
  readonly nice?: number;
  /** Milliseconds. */
  readonly limit: number;
  readonly signal: AbortSignal;
  onOutput?(text: string): void;
}

/** Exit codes with which the shell says that a command did not start. */
const NOT_STARTED: readonly (number | null)[] = [126, 127];

/** Returns what the tool printed. Throws `Refusal` where it fails on the file, or takes too long. */
export async function runVideoTool(tool: VideoTool): Promise<string> {
  const startedAt = performance.now();
  const finished = await runLow({ nice: NICE[tool.command], ...tool });
  if (finished.code === 0) return finished.output;
  if (finished.code === null && performance.now() - startedAt >= tool.limit)
    throw new Refusal('too_much_work');
  throw isOurFault(finished)
    ? new EngineUnavailable(tool.command, new Error(finished.errors))
    : new Refusal('broken');
}

const isOurFault = ({ code, errors }: Finished) =>
  NOT_STARTED.includes(code) || errors.includes('No space left on device');
