import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useField } from '../../../../../shell/texts/useField.ts';
import type { EditForm } from '../../../edit-form.ts';
import { FileField } from '../../../files/FileField.tsx';
import { ReorderButton } from '../../../files/reorder/ReorderButton.tsx';
import { LinkField } from '../../LinkField.tsx';
import { LongText } from '../LongText.tsx';
import { CaptionsField } from '../media/CaptionsField.tsx';

export function PortraitFields({ form }: { form: EditForm }) {
  const { parts } = useTexts(EDIT);
  return (
    <FileField form={form} name="memories.portrait" label={parts.portrait} choose={parts.choosePortrait} />
  );
}

export function PicturesFields({ form }: { form: EditForm }) {
  const { page, files: words } = useTexts(EDIT);
  return (
    <>
      <FileField form={form} name="memories.images" label={page.images} choose={page.chooseImages} captions>
        {(files) => <ReorderButton label={words.reorder.images} files={files} />}
      </FileField>
      <LongText form={form} name="memories.imageText" label={page.imageText} />
    </>
  );
}

export function VideosFields({ form }: { form: EditForm }) {
  const { page, files: words } = useTexts(EDIT);
  const field = useField(form);
  return (
    <>
      <LinkField label={page.videoLink} help={page.videoLinkHelp} {...field('memories.videoUrl')} />
      <FileField
        form={form}
        name="memories.videos"
        label={page.videos}
        choose={page.chooseVideos}
        help={words.videoHelp}
      >
        {(files) => <ReorderButton label={words.reorder.videos} files={files} />}
      </FileField>
      <CaptionsField form={form} />
      <LongText form={form} name="memories.videoDescription" label={page.videoDescription} />
    </>
  );
}

export function DocumentsFields({ form }: { form: EditForm }) {
  const { page } = useTexts(EDIT);
  const field = useField(form);
  return (
    <>
      <TextField label={page.pdfTitle} autoComplete="off" {...field('memories.pdfTitle')} />
      <FileField form={form} name="memories.pdfs" label={page.pdfs} choose={page.choosePdfs} />
    </>
  );
}
