import { FileField } from '../../files/FileField.tsx';
import { isPicture, isVideo } from '../../files/file-value.ts';
import { ReorderButton } from '../../files/reorder/ReorderButton.tsx';
import { StorageUsed } from '../../files/StorageUsed.tsx';
import { VIDEO_HELP } from '../../files/video-help.ts';
import { ZONES } from '../../files/zones.ts';
import type { TabProps } from '../tab-props.ts';

/** Tab 5: a gallery of images and videos. */
export default function GalleryTab({ form, children }: TabProps) {
  return (
    <div className="qu-tab">
      <FileField
        form={form}
        name="image.files"
        zone={ZONES.gallery}
        label="Images and videos"
        choose="Choose images or videos"
        help={VIDEO_HELP}
        movable
      >
        {(files) => (
          <div className="qk-row">
            <ReorderButton label="Reorder images" files={files} only={isPicture} />
            <ReorderButton label="Reorder videos" files={files} only={isVideo} />
          </div>
        )}
      </FileField>
      <StorageUsed />
      {children}
    </div>
  );
}
