import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { type Engine, HEIGHT, type Tab } from './tab.ts';
import { openSession } from './webdriver.ts';

/** Takes from the window of MiniBrowser what keeps it wider than a phone. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); }';
const SCREEN = { width: 1400, height: 1000 };
const START_MS = 20_000;
const STARTS = 3;

interface Started {
  readonly driver: ChildProcess;
  readonly session: Awaited<ReturnType<typeof openSession>>;
}

/** Drives WebKitGTK by WebDriver, on a screen that nobody sees. */
export async function startWebkit(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  const { screen, display } = await startScreen();
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: folder,
    LANG: 'en_US.UTF-8',
  };
  return {
    open: (width) => openTab(width, env),
    close: async () => {
      await end(screen);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Xvfb takes a free display, and writes its number to the descriptor 1. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(START_MS) });
  return { screen, display: `:${String(number).trim()}` };
}

/** A driver has one session at a time, and so each page has a driver of its own. */
async function openTab(width: number, env: NodeJS.ProcessEnv): Promise<Tab> {
  const { driver, session } = await startDriver(env, STARTS);
  // The window below the pointer has the focus, and the pointer is in the middle.
  await session.place((SCREEN.width - width) / 2, width, HEIGHT);
  return {
    open: (address) => session.open(address),
    read: (task, ...args) => session.read(task, ...args),
    find: (task, ...args) => session.find(task, ...args),
    picture: () => session.picture(),
    // Its driver tells of none.
    complaints: () => [],
    close: async () => {
      await session.close();
      await end(driver);
    },
  };
}

/** Now and then, driver and browser miss each other as they start, before any test. Both then start anew. */
async function startDriver(env: NodeJS.ProcessEnv, starts: number): Promise<Started> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url);
    return { driver, session: await openSession(url, START_MS) };
  } catch (error) {
    await end(driver);
    if (starts === 1) throw error;
    return startDriver(env, starts - 1);
  }
}

async function answering(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const answers = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await sleep(50);
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
