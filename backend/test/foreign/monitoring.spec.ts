import { expect, it } from 'vitest';
import { inRoot } from '../infra/files.ts';
import { describeTools, runTool } from './tools.ts';

const FOLDER = inRoot('infra/monitoring');

describeTools(['promtool'], 'promtool', () => {
  it.each([
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('finds no fault: %s %s %s', async (...args) => {
    const { code, stdout, stderr } = await runTool('promtool', args, FOLDER);
    expect({ code, said: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, said: '' });
  });
});
