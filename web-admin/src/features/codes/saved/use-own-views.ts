import { useStore } from 'react-admin';
import { keptStore } from '../../../api/kept-store.ts';
import { OWN_VIEWS, type OwnView, readViews } from './views.ts';

export interface OwnViews {
  readonly own: readonly OwnView[];
  readonly change: (next: (views: readonly OwnView[]) => readonly OwnView[]) => void;
}

/** Returns the views that this browser keeps, and what changes them. */
export function useOwnViews(): OwnViews {
  const [stored, setStored] = useStore<OwnView[]>(OWN_VIEWS, []);
  return {
    own: readViews(stored),
    // Another tab may have saved or removed views meanwhile.
    change: (next) => setStored([...next(readViews(keptStore().getItem(OWN_VIEWS, stored)))]),
  };
}
