import {
  FILE_RULES,
  type FileRule,
  type InfoType,
  LIMITS,
  ruleFor,
  UPLOAD_FOLDERS,
  type UploadFolder,
} from '@qlaim/backend/contract';

/** A drop zone of the editor: what it accepts, and how many files. */
export interface Zone {
  readonly rule: FileRule;
  readonly folder: UploadFolder;
  readonly max: number;
  /** Whether pasted files come to it. */
  readonly pasted?: boolean;
  /** The type of content that takes shared pictures here. */
  readonly shared?: Extract<InfoType, 'image' | 'memories'>;
  /** What the camera of a phone may take for it, as the `accept` of an input, and the text of its button. */
  readonly camera?: { readonly accept: string; readonly label: 'takePicture' | 'recordVideo' };
}

const PICTURE = { accept: 'image/*', label: 'takePicture' } as const;
const FILM = { accept: 'video/*', label: 'recordVideo' } as const;

/** The drop zones, by the paths of the form's lists that they fill. */
export const ZONES = {
  'memories.portrait': {
    rule: FILE_RULES.pageImage,
    folder: 'memories',
    max: 1,
    camera: PICTURE,
    pasted: false,
  },
  'memories.images': {
    rule: FILE_RULES.pageImage,
    folder: 'memories',
    max: LIMITS.contentFiles,
    camera: PICTURE,
    shared: 'memories',
  },
  'memories.videos': {
    rule: FILE_RULES.pageVideo,
    folder: 'memories',
    max: LIMITS.contentFiles,
    camera: FILM,
  },
  'memories.pdfs': { rule: FILE_RULES.pagePdf, folder: 'memories', max: LIMITS.contentFiles },
  'memories.recordings': { rule: FILE_RULES.pageRecording, folder: 'memories', max: LIMITS.contentFiles },
  'memories.captions': { rule: FILE_RULES.pageCaptions, folder: 'memories', max: LIMITS.contentFiles },
  'pdf.files': { rule: FILE_RULES.pdf, folder: 'pdfs', max: LIMITS.pdfFiles },
  'image.files': {
    rule: FILE_RULES.gallery,
    folder: 'image',
    max: LIMITS.contentFiles,
    camera: PICTURE,
    shared: 'image',
  },
} as const satisfies Record<string, Zone>;
export type FileListPath = keyof typeof ZONES;

/** Returns whether a field of the form is one file of a list: `image.files.0`. */
export const isFileField = (field: string): boolean =>
  Object.keys(ZONES).some((list) => field.startsWith(`${list}.`));

/** Returns whether a pasted file belongs to a zone: of the folder's zones the one that accepts its type, else the first. */
export function takesPasted(
  { rule, folder, pasted = true }: Zone,
  file: Pick<File, 'name' | 'type'>,
): boolean {
  return pasted && (ruleFor(folder, file) ?? UPLOAD_FOLDERS[folder][0]) === rule;
}
