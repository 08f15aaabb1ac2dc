import { DecisionReasons } from '@qlaim/backend/contract/console';
import { useState } from 'react';

/** Reasons as they are typed. */
export type ReasonsDraft = Readonly<Record<keyof DecisionReasons, string>>;

const EMPTY: ReasonsDraft = { ground: 'law', rule: '', words: '' };

/** Reasons while they are typed, and what is wrong with each field. */
export interface TypedReasons {
  readonly draft: ReasonsDraft;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  readonly set: (change: Partial<ReasonsDraft>) => void;
  /** Returns the reasons; undefined after the fields have got their messages. */
  readonly read: () => DecisionReasons | undefined;
}

export function useReasons(): TypedReasons {
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<TypedReasons['problems']>({});
  return {
    draft,
    problems,
    set: (change) => {
      setDraft({ ...draft, ...change });
      const left = Object.entries(problems).filter(([name]) => !(name in change));
      setProblems(Object.fromEntries(left));
    },
    read: () => {
      const read = DecisionReasons.safeParse(draft);
      const issues = read.error?.issues ?? [];
      setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
      return read.data;
    },
  };
}
