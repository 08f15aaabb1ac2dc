import { afterEach, describe, expect, it } from 'vitest';
import { freePorts } from '../support/distributed/ports.ts';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';
import { startError } from './start-error.ts';

let program: RunningProgram | undefined;
afterEach(async () => {
  program?.signal('SIGTERM');
  await program?.ended();
  program = undefined;
});

const FOR_OPERATORS = ['/readyz', '/metrics'];

describe.each(['all', 'projector'])('health and metrics of the role %s', (role) => {
  it('have a port of their own where OPS_PORT is set', async () => {
    const [port = 0] = await freePorts(1);
    const OPS_PORT = String(port);
    program = await RunningProgram.start({ DATA_DIR: dataFolder(), QLAIM_ROLE: role, OPS_PORT });
    const operators = `http://127.0.0.1:${OPS_PORT}`;
    // Until it is ready, and then.
    await program.waitForResponse('/healthz', (_text, status) => status === 200);
    expect((await fetch(`${program.url}/metrics`)).status).toBeGreaterThanOrEqual(400);
    await expect.poll(async () => (await fetch(`${operators}/readyz`)).status).toBe(200);
    expect((await fetch(`${operators}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${operators}/metrics`)).text()).toContain('qlaim_process_failed');
    for (const path of FOR_OPERATORS) expect((await fetch(program.url + path)).status, path).toBe(404);
    for (const path of ['/user/me', '/login', '/0000000000'])
      expect((await fetch(operators + path, { redirect: 'manual' })).status, path).toBe(404);
  });

  it('are for callers on this machine alone where it is not, and for no proxy', async () => {
    program = await RunningProgram.start({ DATA_DIR: dataFolder(), QLAIM_ROLE: role, TRUST_PROXY: '1' });
    await program.waitForResponse('/readyz', (_text, status) => status === 200);
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    for (const path of FOR_OPERATORS) {
      expect((await fetch(program.url + path)).status, path).toBe(200);
      expect((await fetch(program.url + path, { headers })).status, path).toBe(404);
    }
    expect((await fetch(`${program.url}/healthz`, { headers })).status).toBe(200);
  });
});

it('an OPS_PORT that is PORT, or in use, stops the start', async () => {
  const DATA_DIR = dataFolder();
  const [port = 0] = await freePorts(1);
  expect(await startError({ DATA_DIR, PORT: String(port), OPS_PORT: String(port) })).toBe(
    'OPS_PORT must be another port than PORT',
  );
  program = await RunningProgram.start({ DATA_DIR: dataFolder() });
  await program.waitForResponse('/healthz', (_text, status) => status === 200);
  const OPS_PORT = new URL(program.url).port;
  expect(await startError({ DATA_DIR, OPS_PORT })).toBe(`OPS_PORT ${OPS_PORT} is in use on 127.0.0.1`);
});
