import { ADMIN_ROUTES, type BannerField, type BannerTexts, FALLBACKS } from '@qlaim/backend/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand } from '../api/use-command.ts';
import { NO_TEXTS } from './banner-texts.ts';

const BANNERS = ['banners'];

/**
 * Reads the stored texts, of which the first record counts (specification, section 7). It reads them once,
 * because a later read could replace the input.
 */
export function useBannerTexts() {
  const client = useApi();
  return useQuery({
    queryKey: BANNERS,
    queryFn: async ({ signal }) =>
      (await client(ADMIN_ROUTES.banners, {}, { signal })).bannerTexts[0] ?? NO_TEXTS,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useUpdateTexts(onDone: (texts: BannerTexts) => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCommand({
    run: (body: BannerTexts) => client(ADMIN_ROUTES.updateText, { body }),
    fallback: FALLBACKS.updateText,
    onDone: ({ message: _message, ...texts }) => {
      queryClient.setQueryData(BANNERS, texts);
      onDone(texts);
    },
  });
}

/** Removes one text. The message offers to bring it back. */
export function useRemoveText(onDone: (field: BannerField, text: string) => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  const show = (field: BannerField, { message: _message, ...texts }: BannerTexts & { message: string }) => {
    queryClient.setQueryData(BANNERS, texts);
    onDone(field, texts[field]);
  };
  const restore = useCommand({
    run: ({ field, text }: RemovedText) => client(ADMIN_ROUTES.updateText, { body: { [field]: text } }),
    fallback: FALLBACKS.updateText,
    onDone: (answer, { field }) => show(field, answer),
  });
  return useCommand({
    run: ({ field }: RemovedText) => client(ADMIN_ROUTES.updateText, { body: { remove: [field] } }),
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
