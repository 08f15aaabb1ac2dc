import type { AdminCode } from '@qlaim/backend/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCodePages } from './use-code-pages.ts';

interface CodePageLinkProps {
  code: AdminCode;
  className?: string;
  children: ReactNode;
}

/** Opens the page of a code in a list. */
export const CodePageLink = ({ code: { id }, ...rest }: CodePageLinkProps) => (
  <Link {...useCodePages()(id)} {...rest} />
);
