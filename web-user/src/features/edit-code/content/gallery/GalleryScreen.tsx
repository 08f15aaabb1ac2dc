import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import '../screens.css';
import type { EditValues } from '../../edit-values.ts';
import { ListedPicture } from '../../files/look/ListedPicture.tsx';
import { MiddleScreen } from '../MiddleScreen.tsx';

/** The gallery as a phone shows it: the first file of its slider. Without files it has the words of the page itself. */
export default function GalleryScreen({ values }: { values: EditValues }) {
  const { gallery } = useTexts(EDIT).types;
  const { files } = values.image;
  const [first] = files;
  return (
    <MiddleScreen>
      {first ? (
        <div className="qu-slides">
          <ListedPicture value={first} />
          <p className="qk-small qk-soft">{gallery.first(files.length)}</p>
        </div>
      ) : (
        <>
          <p className="qu-screen-title">{gallery.emptyTitle}</p>
          <p className="qk-soft">{gallery.empty}</p>
        </>
      )}
    </MiddleScreen>
  );
}
