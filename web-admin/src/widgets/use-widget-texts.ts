import { WIDGETS, type WidgetTexts } from '@qlaim/backend/texts/console/widgets';
import { useTexts } from '@qlaim/web-kit/texts';

/** Returns the texts of the parts that many pages have. */
export const useWidgetTexts = (): WidgetTexts => useTexts(WIDGETS);
