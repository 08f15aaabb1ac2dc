import { afterEach, expect, it, vi } from 'vitest';
import { type CameraState, watchCamera } from './watch-camera.ts';

let ended: AbortController;

afterEach(() => ended.abort());

/** Watches a camera that sees the same symbol all the time. Returns what was told of it, and whether the camera still runs. */
async function watch(onText: (text: string) => boolean) {
  ended = new AbortController();
  const stop = vi.fn();
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  const detect = vi.fn(async () => [{ rawValue: 'https://codes.example/7K3M9QWX2P' }]);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = detect;
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const states: CameraState[] = [];
  const video = document.createElement('video');
  vi.spyOn(video, 'play').mockResolvedValue();
  const { signal } = ended;
  void watchCamera({ video, signal, onState: (state) => states.push(state), onText });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  return { states, detect, stop };
}

it('follows a symbol of ours once, however long the camera sees it', async () => {
  const onText = vi.fn(() => true);
  const { states, detect } = await watch(onText);
  expect(onText.mock.calls).toEqual([['https://codes.example/7K3M9QWX2P']]);
  expect(detect).toHaveBeenCalledTimes(1);
  expect(states).toEqual(['aim']);
});

it('goes on after a symbol that is none of ours, until it is ended', async () => {
  const onText = vi.fn(() => false);
  const { stop } = await watch(onText);
  expect(onText.mock.calls.length).toBeGreaterThan(3);
  expect(stop).not.toHaveBeenCalled();
  ended.abort();
  expect(stop).toHaveBeenCalledTimes(1);
});
