import { ADMIN_ROUTES, type BannerField, type BannerTexts, FALLBACKS } from '@qlaim/backend/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';
import { bodyToRestore, NO_TEXTS, type RestoreBody } from './banner-texts.ts';

const BANNERS = ['banners'];

/**
 * Reads the stored texts, of which the first record counts (specification, section 7). It reads them once,
 * because a later read could replace the input.
 */
export function useBannerTexts() {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: BANNERS,
    queryFn: async ({ signal }) =>
      (await call(ADMIN_ROUTES.banners, {}, { signal })).bannerTexts[0] ?? NO_TEXTS,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves the texts. The message offers those before. */
export function useUpdateTexts(before: BannerTexts, onDone: (texts: BannerTexts) => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const command = {
    fallback: FALLBACKS.updateText,
    onDone: ({ message: _message, ...texts }: BannerTexts & { message: string }) => {
      queryClient.setQueryData(BANNERS, texts);
      onDone(texts);
    },
  };
  const restore = useCommand({
    ...command,
    run: (body: RestoreBody) => call(ADMIN_ROUTES.updateText, { body }),
  });
  return useCommand({
    ...command,
    run: (body: BannerTexts) => call(ADMIN_ROUTES.updateText, { body }),
    undo: (now) => () => restore.mutate(bodyToRestore(before, now)),
  });
}

/** Removes one text. The message offers to bring it back. */
export function useRemoveText(onDone: (field: BannerField, text: string) => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const show = (field: BannerField, { message: _message, ...texts }: BannerTexts & { message: string }) => {
    queryClient.setQueryData(BANNERS, texts);
    onDone(field, texts[field]);
  };
  const restore = useCommand({
    run: ({ field, text }: RemovedText) => call(ADMIN_ROUTES.updateText, { body: { [field]: text } }),
    fallback: FALLBACKS.updateText,
    onDone: (answer, { field }) => show(field, answer),
  });
  return useCommand({
    run: ({ field }: RemovedText) => call(ADMIN_ROUTES.updateText, { body: { remove: [field] } }),
    fallback: FALLBACKS.updateText,
    onDone: (answer, { field }) => show(field, answer),
    undo: (_answer, removed) => () => restore.mutate(removed),
  });
}

/** A text before its removal. */
interface RemovedText {
  readonly field: BannerField;
  readonly text: string;
}
