/**
 * What each type of event means, from its data. The words name nobody: the actor and the subject stand beside them. `seesNames`:
 * whether the reader sees what staff writes.
 */
export type TextsOf<Event extends { readonly type: string; readonly data: unknown }> = {
  readonly [Type in Event['type']]: (
    data: Extract<Event, { readonly type: Type }>['data'],
    seesNames: boolean,
  ) => string;
};
