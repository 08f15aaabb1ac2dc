import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import WelcomePage from './WelcomePage.tsx';

it('asks an unverified user to verify the email, and keeps the code in the sign-in link', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/welcome?code=7K3M9QWX2P&why=verify']}>
      <WelcomePage />
    </MemoryRouter>,
  );
  expect(page).toContain('Verify your email first</h1>');
  expect(page).toContain('href="/login?code=7K3M9QWX2P"');
});
