import { describe, expect, it } from 'vitest';
import { contentPage, open, video } from '../testing/scan-pages.ts';

const recording = (name: string, description?: string) =>
  video(name, 'audio/mpeg', { seconds: 65, size: 640_000, description, state: 'original' });

describe('the recordings of a page', () => {
  const page = open(contentPage({ recordings: [recording('a', 'Her laugh'), recording('b')] }));

  it('have players of the browser, which load nothing before they are asked to', () => {
    const players = [...page.querySelectorAll('audio')];
    expect(players.map((player) => player.getAttribute('preload'))).toEqual(['none', 'none']);
    expect(players.map((player) => player.hasAttribute('controls'))).toEqual([true, true]);
  });

  it('have titles that are seen and read aloud, of the owner or by their place', () => {
    const names = [...page.querySelectorAll('audio')].map((player) => {
      const id = player.getAttribute('aria-labelledby') ?? '';
      return page.getElementById(id)?.textContent;
    });
    expect(names).toEqual(['Her laugh', 'Recording 2']);
    expect(page.getElementById('recordings')?.textContent).toBe('Recordings');
    expect(page.querySelector('.qp-paper small')?.textContent).toBe('1:05 \u00b7 640 kB');
  });

  it('have no heading where there are none', () => {
    expect(open(contentPage({ title: 'Rosa' })).getElementById('recordings')).toBeNull();
  });

  it('speak the language of the visitor', () => {
    const german = open(contentPage({ recordings: [recording('a')] }), 'de');
    expect(german.getElementById('recordings')?.textContent).toBe('Aufnahmen');
    expect(german.getElementById('recording-1')?.textContent).toBe('Aufnahme 1');
  });
});

describe('the captions of a video', () => {
  it('are named after their language, and may come from the storage', () => {
    const captions = { url: '/a.vtt', language: 'de' };
    const player = open(contentPage({ videos: [video('a', 'video/mp4', { captions })] })).querySelector(
      'video',
    );
    const track = player?.querySelector('track');
    expect(player?.getAttribute('crossorigin')).toBe('anonymous');
    expect(['kind', 'src', 'srclang', 'label'].map((name) => track?.getAttribute(name))).toEqual([
      'captions',
      '/a.vtt',
      'de',
      'Deutsch',
    ]);
  });

  it('change nothing where there are none', () => {
    const player = open(contentPage({ videos: [video('a', 'video/mp4')] })).querySelector('video');
    expect(player?.hasAttribute('crossorigin')).toBe(false);
    expect(player?.querySelector('track')).toBeNull();
  });
});
