import '../screens.css';
import { ListedPicture } from '../../files/look/ListedPicture.tsx';
import type { GalleryValues } from './gallery-values.ts';

/** The gallery as a phone shows it: the first file of its slider. Without files it has the words of the page itself. */
export default function GalleryScreen({ gallery: { files } }: { gallery: GalleryValues }) {
  const [first] = files;
  return (
    <div className="qu-screen">
      <div className="qu-screen-middle">
        {first ? (
          <div className="qu-slides">
            <ListedPicture value={first} />
            <p className="qk-small qk-soft">1 of {files.length}</p>
          </div>
        ) : (
          <>
            <p className="qu-screen-title">No Media Added Yet</p>
            <p className="qk-soft">
              There are no images or videos associated with this QR code. Please add media.
            </p>
          </>
        )}
      </div>
    </div>
  );
}
