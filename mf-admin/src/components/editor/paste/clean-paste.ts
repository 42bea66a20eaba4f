import type { Editor } from 'ckeditor5'
import { tidyBlocks } from './blocks.ts'
import { tidyCode } from './code.ts'
import { tidyLinks } from './links.ts'
import { embedded, linked, tidyMedia } from './media.ts'
import { removeUnseen, tidyFootnotes } from './office.ts'

/** HTML of a clipboard in the forms that the editor knows, without parts that its program did not show. */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  removeUnseen(page)
  tidyFootnotes(page)
  tidyMedia(page)
  tidyCode(page)
  tidyBlocks(page)
  tidyLinks(page, window.location.origin)
  return page.documentElement.outerHTML
}

/** Editor plugin: cleans HTML before the editor reads it, inserts the embed code of a video as the video, and an address as a link. */
export function cleanPastes(editor: Editor) {
  editor.editing.view.document.on('clipboardInput', (_event, data) => {
    if (typeof data.content !== 'string') return
    const isOwn = data.dataTransfer.getData('application/ckeditor5-editor-id') !== ''
    if (isOwn) return
    const text = data.dataTransfer.getData('text/plain')
    const isPlain = data.dataTransfer.getData('text/html') === ''
    data.content = cleanPaste(embedded(text) ?? (isPlain ? linked(text) : undefined) ?? data.content)
  })
}
