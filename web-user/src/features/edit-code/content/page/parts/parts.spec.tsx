import { ROUTES } from '@qlaim/backend/contract';
import { aPage } from '@qlaim/web-kit/testing';
import { refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, pressSave, stored } from '../../../../../testing/editor.ts';

beforeEach(() => localStorage.clear());

const lake = stored('lake.jpg');
const head = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) });
const isOpen = async (name: string) => (await head(name)).getAttribute('aria-expanded') === 'true';
const names = () => [...document.querySelectorAll('.qu-part-name')].map(({ textContent }) => textContent);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typeDate = (legend: string, parts: Record<string, string>) => {
  const group = within(screen.getByRole('group', { name: legend }));
  for (const [label, value] of Object.entries(parts))
    fireEvent.change(group.getByLabelText(label), { target: { value } });
};

describe('the parts of the tab Create Page', () => {
  it('stand in the order of a family, folded, and say what is in them', async () => {
    await openTab(
      'Create Page',
      aPage({
        title: 'Rosa',
        born: '1931-05-12',
        died: '2024',
        images: [{ index: 0, url: lake.url }],
        files: [lake],
        videoUrl: 'https://youtu.be/a',
        links: [{ url: 'https://example.org/', text: 'Choir' }],
      }),
    );
    await head('Portrait');
    const heads = [...document.querySelectorAll('.qu-part-fold')].map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Portrait Nothing yet',
      'Name Rosa',
      'Dates of life 12 May 1931 – 2024',
      'Words Nothing yet',
      'Pictures 1 picture',
      'Videos 1 video',
      'Recordings Nothing yet',
      'Documents Nothing yet',
      'Resting place Nothing yet',
      'Links 1 link',
      'Who may see it Everybody with the code or the link',
      'Look Paper',
    ]);
    expect(document.querySelectorAll('.qu-part-fold[aria-expanded=true]')).toHaveLength(0);
    fireEvent.click(await head('Name'));
    expect(await isOpen('Name')).toBe(true);
    fireEvent.click(await head('Name'));
    expect(await isOpen('Name')).toBe(false);
  });

  it('open where a field is refused, here and after the reload', async () => {
    await openTab('Create Page', aPage());
    fireEvent.click(await head('Dates of life'));
    typeDate('Born', { Year: '2024' });
    typeDate('Died', { Year: '1931' });
    fireEvent.click(await head('Dates of life'));
    pressSave();
    await screen.findByText('The date of death is before the date of birth');
    expect(await isOpen('Dates of life')).toBe(true);
    expect((await head('Dates of life')).textContent).toContain('Needs a look');
    expect(await isOpen('Words')).toBe(false);

    typeDate('Died', { Year: '2025' });
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    refuseRoute(ROUTES.updateCode, 'invalid_input', {
      issues: [{ path: 'memories.place.text', message: 'At most 300 characters' }],
    });
    pressSave();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    await openTab('Create Page', aPage());
    await waitFor(async () => expect(await isOpen('Resting place')).toBe(true));
    screen.getByText('At most 300 characters');
  });

  it('move by buttons, which keep the focus, and say where they are now', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Create Page', aPage());
    fireEvent.click(await screen.findByLabelText('Move Links up'));
    await screen.findByText('Links is now at place 6 of 7.');
    expect(names().slice(3, 10)).toEqual([
      'Words',
      'Pictures',
      'Videos',
      'Recordings',
      'Documents',
      'Links',
      'Resting place',
    ]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Links up'));
    fireEvent.click(screen.getByLabelText('Move Words down'));
    fireEvent.click(screen.getByLabelText('Move Words up'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Words down'));
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({
      memories: { order: ['words', 'pictures', 'videos', 'recordings', 'documents', 'links', 'place'] },
    });
  });
});

describe('what a page tells of a life', () => {
  it('is saved as typed: dates that may be a year alone, a place, links and captions', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Create Page', aPage({ images: [{ index: 0, url: lake.url }], files: [lake] }));
    for (const name of ['Dates of life', 'Resting place', 'Links', 'Pictures'])
      fireEvent.click(await head(name));
    typeDate('Born', { Day: '٢', Month: '5', Year: '١٩٣١' });
    typeDate('Died', { Year: '2024' });
    type('Where the resting place is', 'By the lime tree');
    type('Coordinates', '46,5; 11,35');
    fireEvent.click(screen.getByText('Add a link'));
    type('Address of the page', 'example.org/choir');
    type('What it is', 'Her choir');
    fireEvent.click(screen.getByText('Add a link'));
    type('Caption', 'At the lake, 1950');
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({
      memories: {
        born: '1931-05-02',
        died: '2024',
        place: { text: 'By the lime tree', address: '', coordinates: { latitude: 46.5, longitude: 11.35 } },
        links: [{ url: 'https://example.org/choir', text: 'Her choir' }],
        descriptions: [{ url: lake.url, text: '', caption: 'At the lake, 1950' }],
        order: [],
        portrait: null,
      },
    });
  });

  it.each([
    [
      'Born',
      { Day: '3', Year: '1931' },
      'Enter the year in four digits, with month and day if you know them',
    ],
    ['Born', { Month: '3' }, 'Enter the year in four digits, with month and day if you know them'],
    ['Died', { Year: '2999' }, 'This date is in the future'],
  ])('refuses %s %j', async (legend, parts, message) => {
    await openTab('Create Page', aPage());
    fireEvent.click(await head('Dates of life'));
    typeDate(legend, parts);
    pressSave();
    await screen.findByText(message);
  });

  it('refuses coordinates that are none', async () => {
    await openTab('Create Page', aPage());
    fireEvent.click(await head('Resting place'));
    type('Coordinates', 'behind the church');
    pressSave();
    await screen.findByText('Enter latitude and longitude, such as 40.4168, -3.7038');
  });
});
