import { PICTURE_RULES } from '@arunika/admin-contracts'
import type { Language } from '@arunika/contracts/site'
import type { EditorConfig } from 'ckeditor5'
import { captionRole } from './caption-role.ts'
import * as plugins from './editor-plugins.ts'
import { foreignPictures } from './foreign-pictures.ts'
import { GALLERY_BUTTON, GALLERY_MOVES, galleries } from './gallery.ts'
import { LIBRARY_BUTTON, libraryButton } from './library-button.ts'
import { cleanPastes } from './paste/clean-paste.ts'
import { pictureUploads, type UploadEvents } from './picture-upload.ts'
import { plainPaste } from './plain-paste.ts'
import { VIDEO_HOSTS } from './video-hosts.ts'

/** Buttons that need calls for pictures in texts. */
const PICTURE_BUTTONS = ['uploadImage', LIBRARY_BUTTON, GALLERY_BUTTON]

const toolbar = [
  'heading',
  '|',
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'link',
  '|',
  'bulletedList',
  'numberedList',
  'blockQuote',
  'alignment',
  '|',
  ...PICTURE_BUTTONS,
  'mediaEmbed',
  'insertTable',
  'code',
  'codeBlock',
  'horizontalLine',
  '|',
  'findAndReplace',
  'undo',
  'redo',
  'fullscreen',
]

/** The page that shows the text already has an h1. */
const headings = [
  { model: 'paragraph', title: 'Paragraph', class: 'ck-heading_paragraph' },
  { model: 'heading2', view: 'h2', upcastAlso: 'h1', title: 'Heading 2', class: 'ck-heading_heading2' },
  { model: 'heading3', view: 'h3', title: 'Heading 3', class: 'ck-heading_heading3' },
  {
    model: 'heading4',
    view: 'h4',
    upcastAlso: { name: /^h[56]$/ },
    title: 'Heading 4',
    class: 'ck-heading_heading4',
  },
] as const

/**
 * Heights of the sticky bars in pixels: the frame's at the top and the form's at the bottom. Panels and the caret must
 * not be hidden behind them.
 */
const viewportOffset = { top: 60, bottom: 76 }

/** In the editor's notation, without the `image/` prefix. */
const pictureTypes = PICTURE_RULES.types.map((type) => type.replace('image/', ''))

/**
 * Configuration of an editor.
 * @param label accessible name of the text
 * @param language of the text
 * @param events of pictures; undefined without calls for them
 */
export const editorConfig = (
  label: string,
  language: Language,
  events: (UploadEvents & { onLibrary: () => void; onGallery: () => void }) | undefined,
): EditorConfig => ({
  licenseKey: 'GPL',
  label,
  language: { ui: 'en', content: language },
  ui: { viewportOffset },
  plugins: Object.values(plugins).filter((plugin) => events || plugin !== plugins.ImageUpload),
  extraPlugins: [
    captionRole,
    plainPaste,
    cleanPastes,
    galleries(events?.onGallery),
    ...(events
      ? [pictureUploads(events), foreignPictures(events.onRefused), libraryButton(events.onLibrary)]
      : []),
  ],
  toolbar: {
    items: toolbar.filter((item) => events || !PICTURE_BUTTONS.includes(item)),
    shouldNotGroupWhenFull: false,
  },
  heading: { options: [...headings] },
  image: {
    upload: { types: pictureTypes },
    toolbar: [
      ...GALLERY_MOVES,
      'imageStyle:inline',
      'imageStyle:wrapText',
      'imageStyle:breakText',
      '|',
      'toggleImageCaption',
      'imageTextAlternative',
      '|',
      'resizeImage',
    ],
  },
  mediaEmbed: { providers: [...VIDEO_HOSTS] },
  list: { properties: { styles: false, startIndex: true, reversed: true } },
  table: { contentToolbar: ['tableColumn', 'tableRow', 'mergeTableCells'] },
  link: { defaultProtocol: 'https://', addTargetToExternalLinks: true },
})
