import { spawn } from 'node:child_process';

export interface LowProcess {
  readonly command: string;
  /** How much it yields to others: 0 as little as the server, 19 the most. */
  readonly nice: number;
  readonly args: readonly string[];
  /** The working folder; caches go there too. */
  readonly folder: string;
  /** Milliseconds after which the process is killed. */
  readonly limit: number;
  /** Kills the process. */
  readonly signal: AbortSignal;
  readonly input?: string;
  onOutput?(text: string): void;
}

export interface Finished {
  /** Null for a process that was killed, or that did not start. */
  readonly code: number | null;
  readonly output: string;
  /** The first part of what it reported. */
  readonly errors: string;
}

/** Writable memory of a process, in KiB. An image just below the limit of pixels needs less than half of it. */
const MEMORY_KIB = 3 * 1_048_576;

/** Characters. More is cut. */
const OUTPUT = 4_194_304;
const ERRORS = 4_096;

/** Where Linux has `setpriv`, the process dies with the one that started it. */
const LOWERED = `
  ulimit -d ${MEMORY_KIB}
  if command -v setpriv >/dev/null; then set -- setpriv --pdeathsig KILL "$@"; fi
  exec nice -n "$0" "$@"
`;

/**
 * Runs a tool on a file from a stranger: at a lower priority, with bounded memory and time, and without the secrets of
 * the environment. Resolves once the process is gone. Rejects with the signal's reason when that stopped it.
 */
export async function runLow(tool: LowProcess): Promise<Finished> {
  const { signal, onOutput } = tool;
  signal.throwIfAborted();
  const child = start(tool);
  const output = new Beginning(OUTPUT);
  const errors = new Beginning(ERRORS);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.add(text);
    onOutput?.(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.add(text));
  child.on('error', (error) => errors.add(error.message));
  // The process may end without reading its input.
  child.stdin.on('error', () => undefined).end(tool.input);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  signal.throwIfAborted();
  return { code, output: output.text, errors: errors.text };
}

function start({ command, nice, args, folder, limit, signal }: LowProcess) {
  const options = {
    cwd: folder,
    env: { PATH: process.env['PATH'], TMPDIR: folder, HOME: folder, MALLOC_ARENA_MAX: '2' },
    timeout: limit,
    killSignal: 'SIGKILL',
    signal,
    stdio: 'pipe',
  } as const;
  return process.platform === 'win32'
    ? spawn(command, args, options)
    : spawn('sh', ['-c', LOWERED, String(nice), command, ...args], options);
}

class Beginning {
  readonly #limit: number;
  text = '';

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(text: string): void {
    this.text = (this.text + text).slice(0, this.#limit);
  }
}
