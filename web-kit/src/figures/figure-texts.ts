import { FIGURES_ENGLISH, type FigureTexts } from '@qlaim/backend/texts/figures';
import { createContext, useContext } from 'react';

/** The words of charts and tables. */
export const FigureWords = createContext<FigureTexts>(FIGURES_ENGLISH);

/** Returns the words of charts and tables in the language of the screen. */
export const useFigureWords = (): FigureTexts => useContext(FigureWords);
