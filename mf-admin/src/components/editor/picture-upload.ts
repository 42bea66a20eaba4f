import { isApiError } from '@anyam/data'
import { pictureError } from '@arunika/admin-contracts'
import type { PictureUpload } from '@arunika/contracts'
import type { Editor, FileLoader, UploadAdapter, UploadResponse } from 'ckeditor5'
import { adminRequest } from '../../lib/admin-request.ts'
import { refusalOf } from '../../lib/pictures.ts'

/** A picture that could not be inserted into the text. */
export interface RefusedPicture {
  /** A file, the URL of a picture on another site, or the number of unreadable pictures. */
  source: File | string | { count: number }
  message: string
  /** True if a retry may succeed, because the network or the server failed. */
  mayRetry: boolean
}

export interface UploadEvents {
  onRefused: (picture: RefusedPicture) => void
  /** Called with true while any picture is uploading. */
  onUploading: (isUploading: boolean) => void
}

/** Uploads a picture of the text to the api as the administrator; the editor removes a refused one. */
class PictureUploadAdapter implements UploadAdapter {
  readonly #loader: FileLoader
  readonly #onRefused: UploadEvents['onRefused']
  readonly #leaving = new AbortController()

  constructor(loader: FileLoader, onRefused: UploadEvents['onRefused']) {
    this.#loader = loader
    this.#onRefused = onRefused
    // Without this, the editor silently removes a pasted picture that it cannot read.
    loader.file.catch(() => {
      if (loader.status !== 'aborted') onRefused(unreadablePictures(1))
    })
  }

  async upload(): Promise<UploadResponse> {
    const file = await this.#loader.file
    if (!file) return Promise.reject()
    const wrong = pictureError(file)
    if (wrong) return this.#refuse({ source: file, message: wrong, mayRetry: false })
    const body = new FormData()
    body.append('upload', file)
    try {
      const { url } = await adminRequest<PictureUpload>('/api/admin/uploads', {
        method: 'POST',
        body,
        signal: this.#leaving.signal,
      })
      return { default: url }
    } catch (error) {
      return this.#refuse({ source: file, ...reasonOf(error) })
    }
  }

  abort() {
    this.#leaving.abort()
  }

  #refuse(picture: RefusedPicture): Promise<never> {
    if (!this.#leaving.signal.aborted) this.#onRefused(picture)
    // With a reason, the editor would repeat it in a browser dialog.
    return Promise.reject()
  }
}

/** Pictures that exist only in the program they were copied from. */
export const unreadablePictures = (count: number): RefusedPicture => ({
  source: { count },
  message: `This page cannot read ${count === 1 ? 'it' : 'them'} from there. Please insert ${count === 1 ? 'it from its file' : 'them from their files'}.`,
  mayRetry: false,
})

export function reasonOf(error: unknown): Pick<RefusedPicture, 'message' | 'mayRetry'> {
  const mayRetry = !isApiError(error) || error.status === 0 || error.status >= 500
  return { message: refusalOf(error), mayRetry }
}

/** Editor plugin: uploads pictures to the api and reports the outcome. */
export function pictureUploads({ onRefused, onUploading }: UploadEvents) {
  // The editor calls this with `new`, which arrow functions do not support.
  function PictureUploads(editor: Editor) {
    editor.plugins.get('FileRepository').createUploadAdapter = (loader) =>
      new PictureUploadAdapter(loader, onRefused)
    editor.plugins
      .get('PendingActions')
      .on('change:hasAny', (_event, _name, isUploading: boolean) => onUploading(isUploading))
  }
  return PictureUploads
}

/** Files from a drop, paste or file chooser that the api does not accept; the editor ignores them silently. */
export function unsuitableFiles(event: Event): RefusedPicture[] {
  return filesOf(event)
    .filter((file) => file.type.startsWith('image/'))
    .flatMap((file) => {
      const wrong = pictureError({ type: file.type, size: 0 })
      return wrong ? [{ source: file, message: wrong, mayRetry: false }] : []
    })
}

function filesOf(event: Event): File[] {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])]
  if (event instanceof ClipboardEvent) return [...(event.clipboardData?.files ?? [])]
  return event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : []
}
