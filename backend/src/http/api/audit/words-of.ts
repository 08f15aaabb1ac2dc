/** What each type of event means, from its data. The words name nobody: the actor and the subject stand beside them. */
export type WordsOf<Event extends { readonly type: string; readonly data: unknown }> = {
  readonly [Type in Event['type']]: (data: Extract<Event, { readonly type: Type }>['data']) => string;
};
