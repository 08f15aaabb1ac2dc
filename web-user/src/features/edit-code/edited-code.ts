import { createContext, useContext } from 'react';

/** What the editor's tabs know of the code that is edited. */
export interface EditedCode {
  /** The short code, to which files are uploaded. */
  readonly code: string;
  /** The number of running uploads. Save waits for them. */
  readonly uploading: number;
  /** The Create Page tab is open and has nothing to show (section 2). A running upload counts as a file. */
  readonly empty: boolean;
  /** A save waits for a connection. */
  readonly waiting: boolean;
}

const Context = createContext<EditedCode>({ code: '', uploading: 0, empty: false, waiting: false });

export const EditedCodeProvider = Context.Provider;

export const useEditedCode = (): EditedCode => useContext(Context);
