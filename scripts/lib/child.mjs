import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, ROOT } from './paths.mjs';

/** Node's compile cache: a program that ran before starts in two thirds of the time. */
export const COMPILED = { NODE_COMPILE_CACHE: inRoot('.cache', 'node') };

/** @typedef {{ env?: Record<string, string>, quiet?: boolean, shell?: boolean }} Options */

/**
 * Runs a program in the repository's root until it ends, and forwards signals that ask it to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options] `quiet` captures the output and returns it instead of showing it
 * @returns {Promise<{ code: number, output: string }>} 128 + n when signal n ended it, as in a shell
 */
export function run(command, args, { env = {}, quiet = false, shell = false } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...COMPILED, ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const release = forwardSignals(child);
  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => {
      release();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Ctrl-C in a terminal reaches every process of the foreground group. A forwarded signal would reach the child a
 * second time, and many programs then stop at once without cleaning up.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops forwarding
 */
export function forwardSignals(child) {
  const byTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  const interrupt = () => byTerminal || child.kill('SIGINT');
  const terminate = () => child.kill('SIGTERM');
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', terminate);
  process.on('SIGHUP', terminate);
  const watch = onNpmGone(terminate);
  return () => {
    clearInterval(watch);
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', terminate);
    process.off('SIGHUP', terminate);
  };
}

/**
 * npm sends a signal to the shell that it started this process with. Some shells end without forwarding it. Only the
 * change of the parent process shows that.
 * @param {() => void} gone
 */
function onNpmGone(gone) {
  if (!process.env['npm_lifecycle_event']) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    gone();
  }, 200);
  return watch.unref();
}

/**
 * Runs the npm that started this process, with the same Node; otherwise the npm on PATH.
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function npm(args, options) {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
