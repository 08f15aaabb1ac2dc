import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';

/** Renders a part of the app that reads or changes what the server keeps. */
export const renderWithQueries = (part: ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>);
