import { may, type Permission } from '@qlaim/backend/contract';
import type { ReactNode } from 'react';
import { useRole } from '../api/use-may.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFound } from './NotFound.tsx';

interface PermittedProps {
  needs: Permission;
  children: ReactNode;
  /** What is shown to who lacks the permission. */
  otherwise?: ReactNode;
}

/** A page for people whose role has a permission. */
export function Permitted({ needs, children, otherwise = <NotFound why="role" /> }: PermittedProps) {
  const role = useRole();
  if (role === undefined) return <LoadingScreen />;
  return may(role, needs) ? children : otherwise;
}
