import type { PictureRow } from '@arunika/admin-contracts'
import { type Editor, type ModelElement, ViewUpcastWriter } from 'ckeditor5'
import { adminRequest } from '../../lib/admin-request.ts'
import { largestOf, PICTURES } from '../../lib/pictures.ts'
import { type RefusedPicture, reasonOf, unreadablePictures } from './picture-upload.ts'

type OnRefused = (picture: RefusedPicture) => void

/** Path of a picture on this site; null for a picture of another site, undefined for any other source. */
function ownPath(source: string): string | null | undefined {
  const { protocol, origin, pathname } = urlOf(source) ?? {}
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  return origin === window.location.origin ? pathname : null
}

function urlOf(source: string): URL | undefined {
  try {
    return new URL(source)
  } catch {
    return undefined
  }
}

/** Yields every picture of the text. */
export function* picturesOf(editor: Editor): Generator<ModelElement> {
  for (const root of editor.model.document.getRoots())
    for (const item of editor.model.createRangeIn(root).getItems())
      if (item.is('element') && item.name.startsWith('image')) yield item
}

const imagesOf = (editor: Editor, source: string) =>
  [...picturesOf(editor)].filter((image) => image.getAttribute('src') === source)

/** Copies a picture of another site into the library and uses the copy in the text; a refused one is removed. */
export async function fetchForeignPicture(editor: Editor, source: string, onRefused: OnRefused) {
  const pending = editor.plugins.get('PendingActions')
  const action = pending.add('Fetching a picture')
  try {
    const row = await adminRequest<PictureRow>(`${PICTURES}/fetch`, {
      method: 'POST',
      body: { url: source },
    })
    const [{ width, height } = { width: 0, height: 0 }] = row.sizes
    editor.model.enqueueChange({ isUndoable: false }, (writer) => {
      for (const image of imagesOf(editor, source)) {
        writer.setAttributes({ src: `/uploads/${largestOf(row)}`, width, height }, image)
        if (!image.getAttribute('alt') && row.alt) writer.setAttribute('alt', row.alt, image)
        for (const name of ['srcset', 'sizes', 'sources']) writer.removeAttribute(name, image)
      }
    })
  } catch (error) {
    editor.model.enqueueChange({ isUndoable: false }, (writer) => {
      for (const image of imagesOf(editor, source)) writer.remove(image)
    })
    onRefused({ source, ...reasonOf(error) })
  } finally {
    pending.remove(action)
  }
}

/** Sources that the editor itself reads and uploads. */
const READ_BY_EDITOR = /^(?:data:image\/\w+;base64,|blob:)/
/** An empty source belongs to a picture that is still uploading. */
const isStorable = (source: string) =>
  source === '' || source.startsWith('/uploads/') || READ_BY_EDITOR.test(source)

/**
 * Editor plugin: copies pasted pictures of other sites into the library. Pictures that exist only on the device or in
 * the source program are left out and reported.
 */
export function foreignPictures(onRefused: OnRefused) {
  // The editor calls this with `new`, which arrow functions do not support.
  function ForeignPictures(editor: Editor) {
    editor.plugins.get('ClipboardPipeline').on('inputTransformation', (_event, { content }) => {
      const writer = new ViewUpcastWriter(editor.editing.view.document)
      const foreign = new Set<string>()
      const images = [...writer.createRangeIn(content)].flatMap(({ item }) =>
        item.is('element', 'img') ? [item] : [],
      )
      let unreadable = 0
      for (const item of images) {
        const source = item.getAttribute('src') ?? ''
        const path = ownPath(source)
        if (path === null) foreign.add(source)
        else if (path?.startsWith('/uploads/')) writer.setAttribute('src', path, item)
        else if (path === undefined && !isStorable(source)) {
          writer.remove(item)
          unreadable += 1
        }
      }
      if (unreadable > 0) onRefused(unreadablePictures(unreadable))
      // The pictures are in the text before any response arrives.
      for (const source of foreign) void fetchForeignPicture(editor, source, onRefused)
    })
  }
  return ForeignPictures
}
