import { expect, it, vi } from 'vitest';
import { SessionGate } from './session-gate.ts';

it('asks once for all calls, and lets all of them go on', async () => {
  const gate = new SessionGate();
  const told = vi.fn();
  const forget = gate.subscribe(told);
  expect(gate.asks()).toBe(false);
  const calls = [gate.ended(), gate.ended()];
  expect(gate.asks()).toBe(true);
  gate.signedIn();
  await Promise.all(calls);
  expect(gate.asks()).toBe(false);
  const before = told.mock.calls.length;
  forget();
  void gate.ended();
  expect(told).toHaveBeenCalledTimes(before);
});

it('does not ask again for reads once the question was left, until a new sign-in', () => {
  const gate = new SessionGate();
  gate.noticed();
  gate.noticed();
  expect(gate.asks()).toBe(true);
  gate.leave();
  gate.noticed();
  expect(gate.asks()).toBe(false);
  void gate.ended();
  expect(gate.asks()).toBe(true);
  gate.signedIn();
  gate.noticed();
  expect(gate.asks()).toBe(true);
});
