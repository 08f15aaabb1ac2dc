import { afterEach, expect, it, vi } from 'vitest';
import { takeOver } from './take-over.ts';

const open = () => {
  document.body.innerHTML = '<div id="first-frame"><h1>Codes</h1></div><div id="root"></div>';
  const root = document.getElementById('root') ?? document.body;
  takeOver(root);
  return root;
};
const frame = () => document.getElementById('first-frame');
afterEach(() => {
  document.body.innerHTML = '';
});

it.each(['<main><h1>Codes</h1></main>', '<p role="alert">It failed</p>', '<dialog open></dialog>'])(
  'the frame that the server sent stays until the console shows %s',
  async (shown) => {
    const root = open();
    root.innerHTML = '<p role="status">Loading</p>';
    await Promise.resolve();
    expect(frame()).not.toBeNull();
    root.innerHTML = shown;
    await vi.waitFor(() => expect(frame()).toBeNull());
  },
);
