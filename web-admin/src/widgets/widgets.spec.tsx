import { ApiError, FALLBACKS } from '@qlaim/backend/contract';
import { directionOf, LANGUAGES } from '@qlaim/backend/texts';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { WHAT_CHANGED } from '@qlaim/backend/texts/console/what-changed';
import { WIDGETS } from '@qlaim/backend/texts/console/widgets';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AS_WRITTEN } from '../testing/as-written.ts';
import { openPartIn } from '../testing/open-part-in.tsx';
import { Day } from './Day.tsx';
import { Doer } from './Doer.tsx';
import { PageFrame } from './PageFrame.tsx';
import { Pager } from './Pager.tsx';
import { ProofField } from './ProofField.tsx';
import { ReadFailed } from './ReadFailed.tsx';
import { UnsavedQuestion } from './useGuardedClose.tsx';
import { WhatChanged } from './WhatChanged.tsx';

const nothing = () => {};
const linkTo = (link: string) => ({
  name: 'Blue bag',
  storedInfo: { infoType: 'link', link } as const,
  available: true,
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('a page, its pages and its failure have their words', async () => {
    const retry = vi.fn();
    await openPartIn(
      language,
      [],
      <PageFrame title="Ada" back={{ to: '/people', label: 'Up' }}>
        <Pager label="Pages" page={2} count={3} onGo={nothing} />
        <ReadFailed
          error={new ApiError(0, { message: FALLBACKS.general, code: 'network' })}
          onRetry={retry}
        />
        <Day at={null} />
      </PageFrame>,
    );
    const words = (await WIDGETS.first(language)).texts;
    const { messages } = (await CONSOLE.first(language)).texts;
    screen.getByRole('navigation', { name: words.trail });
    for (const label of [words.pager.previous, words.pager.current(2), words.pager.other(3)])
      screen.getByLabelText(label);
    screen.getByText(messages[FALLBACKS.general] ?? FALLBACKS.general);
    for (const text of [words.advice.network, words.notYet]) screen.getByText(text);
    fireEvent.click(screen.getByText(words.tryAgain));
    expect(retry).toHaveBeenCalledOnce();
    expect(document.documentElement.dir).toBe(directionOf(language));
  });

  it('a person, a key and a change have their words', async () => {
    await openPartIn(
      language,
      [WHAT_CHANGED],
      <>
        <p>
          <Doer by={{ kind: 'admin', id: 'ada', name: null, apiKey: 'Shop' }} />
        </p>
        <WhatChanged after={linkTo('https://b.example')} before={linkTo('https://a.example')} />
      </>,
    );
    const { by } = (await WIDGETS.first(language)).texts;
    const { versions, became } = (await WHAT_CHANGED.first(language)).texts;
    screen.getByRole('link', { name: by.deletedPerson });
    expect(document.querySelector('p')?.textContent).toBe(by.apiKey(by.deletedPerson, 'Shop'));
    screen.getByText(`${versions.link}:`);
    screen.getByText(became);
  });

  it('the proof and the question before input is lost have their words', async () => {
    await openPartIn(
      language,
      [],
      <>
        <ProofField onChange={nothing} />
        <UnsavedQuestion onClose={nothing} onStay={nothing} />
      </>,
    );
    const { proof, unsaved } = (await WIDGETS.first(language)).texts;
    const { again } = (await CONSOLE.first(language)).texts.words;
    screen.getByLabelText(again.password);
    fireEvent.click(screen.getByText(proof.useCode));
    screen.getByLabelText(again.code);
    screen.getByText(proof.usePassword);
    screen.getByText(unsaved.title, AS_WRITTEN);
    for (const text of [unsaved.close, unsaved.stay, unsaved.advice]) screen.getByText(text);
  });
});
