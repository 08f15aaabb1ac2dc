import { createContext, useContext } from 'react';
import type { SaveBlock } from './save-block.ts';

/** What the editor's tabs know of the code that is edited. */
export interface EditedCode {
  /** The short code, to which files are uploaded. */
  readonly code: string;
  readonly block: SaveBlock;
}

const Context = createContext<EditedCode>({ code: '', block: { uploading: 0, empty: false } });

export const EditedCodeProvider = Context.Provider;

export const useEditedCode = (): EditedCode => useContext(Context);
