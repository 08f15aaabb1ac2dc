import { TextField } from '@qlaim/web-kit';
import { fieldOf } from '../../../../form/field-of.ts';
import { SaveButton } from '../../Actions.tsx';
import { FileField } from '../../files/FileField.tsx';
import { ReorderButton } from '../../files/reorder/ReorderButton.tsx';
import { StorageUsed } from '../../files/StorageUsed.tsx';
import { VIDEO_HELP } from '../../files/video-help.ts';
import { ZONES } from '../../files/zones.ts';
import type { TabProps } from '../tab-props.ts';
import { LongText } from './LongText.tsx';
import { LookFields } from './LookFields.tsx';
import { ProtectFields } from './ProtectFields.tsx';

/** Tab 3: a page with texts, images, videos and PDFs. Below 768 px a second Save stands at its top (section 2). */
export default function PageTab({ form, children }: TabProps) {
  return (
    <div className="qu-tab">
      <div className="qu-save-top">
        <SaveButton />
      </div>
      <TextField label="Title" autoComplete="off" {...fieldOf(form, 'memories.title')} />
      <FileField
        form={form}
        name="memories.images"
        zone={ZONES.pageImages}
        label="Images"
        choose="Choose images"
        movable
      >
        {(files) => <ReorderButton label="Reorder images" files={files} />}
      </FileField>
      <LongText form={form} name="memories.imageText" label="Image gallery description" />
      <LongText form={form} name="memories.freeText" label="Text" help="Links in the text can be opened." />
      <TextField
        label="Video link"
        help="A YouTube link plays on the page."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldOf(form, 'memories.videoUrl')}
      />
      <FileField
        form={form}
        name="memories.videos"
        zone={ZONES.pageVideos}
        label="Videos"
        choose="Choose videos"
        help={VIDEO_HELP}
        movable
      >
        {(files) => <ReorderButton label="Reorder videos" files={files} />}
      </FileField>
      <LongText form={form} name="memories.videoDescription" label="Video description" />
      <TextField label="PDF title" autoComplete="off" {...fieldOf(form, 'memories.pdfTitle')} />
      <FileField
        form={form}
        name="memories.pdfs"
        zone={ZONES.pagePdfs}
        label="PDFs"
        choose="Choose PDFs"
        movable
      />
      <StorageUsed />
      <LookFields form={form} />
      <ProtectFields form={form} />
      {children}
    </div>
  );
}
