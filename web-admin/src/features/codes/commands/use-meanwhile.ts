import { ADMIN_ROUTES, type AdminCode, ApiError } from '@qlaim/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { patchCode } from './code-cache.ts';

/**
 * Knows which revision of a code a form was opened with, whatever the page reads meanwhile. A save that was refused because
 * somebody had changed the code reads it again: `theirs`, for the person to compare. The next save then replaces that.
 */
export function useMeanwhile({ id, revision: opened }: Pick<AdminCode, 'id' | 'revision'>) {
  const [revision, setRevision] = useState(opened);
  const [theirs, setTheirs] = useState<AdminCode>();
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();

  async function readTheirs(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError && error.code === 'edited_meanwhile')) return false;
    try {
      const now = await call(ADMIN_ROUTES.adminCode, { params: { id } });
      patchCode(queryClient, id, now);
      setRevision(now.revision);
      setTheirs(now);
      return true;
    } catch {
      // The refusal of the save says enough.
      return false;
    }
  }

  /** Goes on with the revision of an own save. */
  function saved({ revision: now }: Pick<AdminCode, 'revision'>) {
    setRevision(now);
    setTheirs(undefined);
  }

  return { revision, theirs, readTheirs, saved };
}
