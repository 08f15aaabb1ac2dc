import type { JumpTarget } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { JumpButton } from './JumpButton.tsx';

const BAG: JumpTarget = { kind: 'code', code: '7K3M9QWX2P', name: 'Blue bag', owner: null };
const LABEL = 'A code, a batch, a person, or a section';

function type(text: string) {
  fireEvent.change(screen.getByLabelText(LABEL), { target: { value: text } });
}

async function open() {
  openPart(<JumpButton />);
  fireEvent.click(screen.getByLabelText('Jump to … (Ctrl K)'));
  await screen.findByLabelText(LABEL);
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the jump bar', () => {
  it('offers the sections at first', async () => {
    await open();
    expect(options().slice(0, 3)).toEqual(['CodesSection', 'HomeSection', 'BatchesSection']);
    screen.getByText(`${options().length} found`);
    type('webh');
    await waitFor(() => expect(options()).toEqual(['WebhooksSection']));
  });

  it('finds codes with the server, and opens the chosen one', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.jump, () => [BAG]);
    await open();
    type(' blue ');
    screen.getByText('Searching …');
    await screen.findByText('7K3M 9QWX 2P');
    expect(options()).toEqual(['7K3M 9QWX 2PBlue bag']);
    screen.getByText('1 found');
    expect(asked).toEqual([{ query: { text: 'blue' } }]);
    fireEvent.keyDown(screen.getByLabelText(LABEL), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByLabelText(LABEL)).toBeNull());
    expect(location.pathname).toBe('/codes/7K3M9QWX2P');
  });

  it('says that it found nothing, and asks nothing for one letter', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.jump, () => []);
    await open();
    type('q');
    await waitFor(() => expect(options()).toEqual([]));
    await screen.findByText('Nothing found');
    expect(asked).toEqual([]);
    type('qq');
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByText('Nothing found');
  });

  it('says why it could not search', async () => {
    refuseRoute(CONSOLE_ROUTES.jump, 'unavailable');
    await open();
    type('blue');
    await screen.findByText('This is not available right now. Please try again');
  });
});

describe('the keys that open it', () => {
  const keys = { key: 'K', ctrlKey: true };
  const pressed = async (event: object) => {
    fireEvent.keyDown(document, event);
    await new Promise((resolve) => setTimeout(resolve));
    return screen.queryAllByRole('dialog').length;
  };

  it('are Ctrl K and ⌘ K', async () => {
    openPart(<JumpButton />);
    for (const other of [{ key: 'k' }, { ...keys, altKey: true }, { key: 'j', ctrlKey: true }])
      expect(await pressed(other)).toBe(0);
    expect(fireEvent.keyDown(document, { key: 'k', metaKey: true })).toBe(false);
    await screen.findByLabelText(LABEL);
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByLabelText(LABEL)).toBeNull());
  });

  it('do nothing while another dialog is open', async () => {
    openPart(
      <>
        <dialog open>Other</dialog>
        <JumpButton />
      </>,
    );
    expect(await pressed(keys)).toBe(1);
    expect(screen.queryByLabelText(LABEL)).toBeNull();
  });
});
