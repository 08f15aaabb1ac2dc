import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { PhoneFrame } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Suspense } from 'react';
import { EDITORS } from '../content/editors.ts';
import type { EditValues } from '../edit-values.ts';

/** Shows the page that a scan would open with the current input. It stands beside the tabs on wide screens. */
export function LivePreview({ values }: { values: EditValues }) {
  const { frame } = useTexts(EDIT);
  return (
    <div className="qu-live">
      <PhoneFrame label={frame.scanShows}>
        <Suspense>
          <Screen values={values} />
        </Suspense>
      </PhoneFrame>
    </div>
  );
}

/** The screen of a phone after a scan. */
export function Screen({ values }: { values: EditValues }) {
  const { Screen: Shown } = EDITORS[values.tab];
  return <Shown values={values} />;
}
