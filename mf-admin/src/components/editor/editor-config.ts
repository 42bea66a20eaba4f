import { PICTURE_RULES } from '@arunika/admin-contracts'
import type { EditorConfig } from 'ckeditor5'
import * as plugins from './editor-plugins.ts'
import { pictureUploads, type UploadEvents } from './picture-upload.ts'

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
  'uploadImage',
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

/** The page that shows the text has an h1 of its own. */
const headings = [
  { model: 'paragraph', title: 'Paragraph', class: 'ck-heading_paragraph' },
  { model: 'heading2', view: 'h2', upcastAlso: 'h1', title: 'Heading 2', class: 'ck-heading_heading2' },
  { model: 'heading3', view: 'h3', title: 'Heading 3', class: 'ck-heading_heading3' },
  { model: 'heading4', view: 'h4', title: 'Heading 4', class: 'ck-heading_heading4' },
] as const

/** As on the public pages, videos come from the host that sets no cookies. */
const youTube = {
  name: 'youtube',
  url: [
    /^(?:m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]+)/,
    /^(?:m\.)?youtube\.com\/(?:embed|shorts|live)\/([\w-]+)/,
    /^youtube-nocookie\.com\/embed\/([\w-]+)/,
    /^youtu\.be\/([\w-]+)/,
  ],
  html: ([, id]: RegExpMatchArray) =>
    `<iframe src="https://www.youtube-nocookie.com/embed/${id}" title="Video" style="width:100%;aspect-ratio:16/9;border:0" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
}

/** As the editor names them: without the first part, which is `image` for all. */
const pictureTypes = PICTURE_RULES.types.map((type) => type.replace('image/', ''))

/** @param label names the text to a screen reader */
export const editorConfig = (label: string, uploads: UploadEvents): EditorConfig => ({
  licenseKey: 'GPL',
  label,
  plugins: Object.values(plugins),
  extraPlugins: [pictureUploads(uploads)],
  toolbar: { items: toolbar, shouldNotGroupWhenFull: false },
  heading: { options: [...headings] },
  image: {
    upload: { types: pictureTypes },
    toolbar: [
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
  mediaEmbed: { providers: [youTube] },
  table: { contentToolbar: ['tableColumn', 'tableRow', 'mergeTableCells'] },
  link: { defaultProtocol: 'https://', addTargetToExternalLinks: true },
})
