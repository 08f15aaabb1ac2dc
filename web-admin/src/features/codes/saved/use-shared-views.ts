import { type AnswerOf, ApiError } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { VIEWS } from '@qlaim/backend/texts/console/views';
import { useTexts } from '@qlaim/web-kit/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';
import { bodyOf, readShared } from './shared-view.ts';
import type { SavedView } from './views.ts';

type SharedViews = AnswerOf<(typeof CONSOLE_ROUTES)['sharedViews']>;

/** Live messages name it, too. */
const KEY = ['shared-views'];

/** Reads the shared views. */
export function useSharedViews() {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.sharedViews, {}, { signal }),
    select: ({ views }) => views.map(readShared),
  });
}

interface Options<Answer, Input> {
  /** Called also where the component has gone meanwhile. */
  readonly onDone: (answer: Answer, input: Input) => void;
  /** Called where another view has the name. Without it, a message says so. */
  readonly onTaken?: () => void;
}

interface Shared {
  readonly id: string;
}

/** Shares a view. */
export function useShareView<View extends SavedView>(options: Options<Shared, View>) {
  const { call } = useDataProvider<ConsoleProvider>();
  const { failed } = useTexts(VIEWS);
  return useCommand({
    run: (view: View) => call(CONSOLE_ROUTES.shareView, { body: bodyOf(view) }),
    fallback: failed.share,
    ...useReadingAgain(options),
  });
}

/** Renames a shared view. */
export function useRenameShared(options: Options<object, Shared & Pick<SavedView, 'name'>>) {
  const { call } = useDataProvider<ConsoleProvider>();
  const { failed } = useTexts(VIEWS);
  return useCommand({
    run: ({ id, name }: Shared & Pick<SavedView, 'name'>) =>
      call(CONSOLE_ROUTES.renameSharedView, { params: { id }, body: { name } }),
    fallback: failed.rename,
    ...useReadingAgain(options),
  });
}

/** Ends the sharing of a view. */
export function useRemoveShared<View extends Shared>(options: Options<object, View>) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const { failed } = useTexts(VIEWS);
  return useCommand({
    run: ({ id }: View) => call(CONSOLE_ROUTES.removeSharedView, { params: { id } }),
    fallback: failed.remove,
    ...useReadingAgain({
      ...options,
      onDone: (answer: object, view: View) => {
        queryClient.setQueryData<SharedViews>(
          KEY,
          (before) => before && { views: before.views.filter(({ id }) => id !== view.id) },
        );
        options.onDone(answer, view);
      },
    }),
  });
}

/** Reads the shared views again after each try: a refusal may say that they have changed. */
function useReadingAgain<Answer, Input>({ onDone, onTaken }: Options<Answer, Input>) {
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: KEY });
  return {
    onDone: (answer: Answer, input: Input) => {
      onDone(answer, input);
      readAgain();
    },
    onFail: async (error: unknown) => {
      readAgain();
      if (!onTaken || !(error instanceof ApiError) || error.code !== 'view_name_taken') return false;
      onTaken();
      return true;
    },
  };
}
