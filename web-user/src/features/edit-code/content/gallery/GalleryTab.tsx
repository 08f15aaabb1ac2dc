import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { EditForm } from '../../edit-form.ts';
import { FileField } from '../../files/FileField.tsx';
import { isPicture, isVideo } from '../../files/file-value.ts';
import { ReorderButton } from '../../files/reorder/ReorderButton.tsx';
import { StorageUsed } from '../../files/StorageUsed.tsx';

/** Tab 5: a gallery of images and videos. */
export default function GalleryTab({ form }: { form: EditForm }) {
  const { types, files: words } = useTexts(EDIT);
  return (
    <>
      <FileField
        form={form}
        name="image.files"
        label={types.gallery.files}
        choose={types.gallery.choose}
        help={words.videoHelp}
      >
        {(files) => (
          <div className="qk-row">
            <ReorderButton label={words.reorder.images} files={files} only={isPicture} />
            <ReorderButton label={words.reorder.videos} files={files} only={isVideo} />
          </div>
        )}
      </FileField>
      <StorageUsed />
    </>
  );
}
