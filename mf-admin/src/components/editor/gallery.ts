import { GALLERY_SIZE, type PictureRow } from '@arunika/admin-contracts'
import {
  ButtonView,
  Command,
  type Editor,
  IconNextArrow,
  IconPreviousArrow,
  type ModelElement,
  type ModelWriter,
  toWidget,
} from 'ckeditor5'
import { addPictureButton } from './library-button.ts'

/** Names of the buttons in toolbar configurations. */
export const GALLERY_BUTTON = 'gallery'
export const GALLERY_MOVES = ['galleryEarlier', 'galleryLater']

const ICON =
  '<svg viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg"><path d="M2 3h7v6H2zm9 0h7v6h-7zM2 11h7v6H2zm9 0h7v6h-7z"/></svg>'

/** Commands whose result a gallery does not show: it lays out its pictures itself. */
const LAID_OUT = ['imageStyle', 'resizeImage']

/** The gallery that is selected, or that contains the selected picture. */
export function selectedGallery(editor: Editor): ModelElement | undefined {
  const { selection } = editor.model.document
  const selected = selection.getSelectedElement()
  if (selected?.is('element', 'gallery')) return selected
  return (selection.getFirstPosition()?.findAncestor('gallery') as ModelElement | null) ?? undefined
}

/** The selected picture of a gallery, also while its caption is edited. */
function selectedPicture(editor: Editor): ModelElement | undefined {
  const { selection } = editor.model.document
  const selected = selection.getSelectedElement()
  const picture = selected?.is('element', 'imageBlock')
    ? selected
    : selection.getFirstPosition()?.findAncestor('imageBlock')
  return picture?.parent?.is('element', 'gallery') ? (picture as ModelElement) : undefined
}

function imageOf(writer: ModelWriter, { alt, sizes }: PictureRow): ModelElement {
  const [{ path, width, height } = { path: '', width: 0, height: 0 }] = sizes
  const srcset = sizes
    .map((size) => `/uploads/${size.path} ${size.width}w`)
    .reverse()
    .join(', ')
  const size = height > 0 && { width, height }
  return writer.createElement('imageBlock', { src: `/uploads/${path}`, alt, srcset, ...size })
}

/** Adds pictures to the selected gallery, or inserts a gallery of them. */
export function insertGallery(editor: Editor, rows: readonly PictureRow[]): void {
  editor.model.change((writer) => {
    const images = rows.map((row) => imageOf(writer, row))
    const found = selectedGallery(editor)
    const gallery = found ?? writer.createElement('gallery')
    const before = selectedPicture(editor)
    for (const [nth, image] of images.entries())
      writer.insert(image, gallery, before ? (before.index ?? 0) + 1 + nth : 'end')
    if (!found) editor.model.insertObject(gallery, null, null, { findOptimalPosition: 'auto' })
    if (images[0]) writer.setSelection(images[0], 'on')
  })
}

/** Moves the selected picture of a gallery by one. */
class MovePicture extends Command {
  /** True if a picture of a gallery is selected. */
  declare value: boolean
  readonly #isLater: boolean

  constructor(editor: Editor, isLater: boolean) {
    super(editor)
    this.#isLater = isLater
  }

  #neighbour() {
    const picture = selectedPicture(this.editor)
    return this.#isLater ? picture?.nextSibling : picture?.previousSibling
  }

  override refresh() {
    this.value = selectedPicture(this.editor) !== undefined
    this.isEnabled = Boolean(this.#neighbour())
  }

  override execute() {
    const picture = selectedPicture(this.editor)
    const neighbour = this.#neighbour()
    if (!picture || !neighbour) return
    this.editor.model.change((writer) =>
      writer.move(writer.createRangeOn(picture), neighbour, this.#isLater ? 'after' : 'before'),
    )
  }
}

/** A gallery with too few pictures becomes none, and pictures beyond its size go after it. */
function keepSizes(editor: Editor) {
  const { model } = editor
  model.document.registerPostFixer((writer) => {
    const isStructural = model.document.differ
      .getChanges()
      .some((entry) => entry.type !== 'attribute' && entry.name !== '$text')
    if (!isStructural) return false
    for (const root of model.document.getRoots())
      for (const item of model.createRangeIn(root).getItems())
        if (item.is('element', 'gallery') && fixSize(writer, item)) return true
    return false
  })
}

function fixSize(writer: ModelWriter, gallery: ModelElement): boolean {
  if (gallery.childCount < GALLERY_SIZE.min) writer.unwrap(gallery)
  else if (gallery.childCount > GALLERY_SIZE.max) {
    const beyond = writer.createRange(
      writer.createPositionAt(gallery, GALLERY_SIZE.max),
      writer.createPositionAt(gallery, 'end'),
    )
    writer.move(beyond, gallery, 'after')
  } else return false
  return true
}

function addMoves(editor: Editor) {
  const moves = [
    ['galleryEarlier', 'Move earlier in the gallery', IconPreviousArrow, false],
    ['galleryLater', 'Move later in the gallery', IconNextArrow, true],
  ] as const
  for (const [name, label, icon, isLater] of moves) {
    const command = new MovePicture(editor, isLater)
    editor.commands.add(name, command)
    editor.ui.componentFactory.add(name, (locale) => {
      const button = new ButtonView(locale)
      button.set({ label, icon, tooltip: true })
      button.bind('isEnabled').to(command)
      button.bind('isVisible').to(command, 'value')
      button.on('execute', () => {
        editor.execute(name)
        editor.editing.view.focus()
      })
      return button
    })
  }
}

function disableLayout(editor: Editor) {
  // Plugins add their commands after this one is created.
  editor.once('ready', () => {
    for (const name of LAID_OUT)
      editor.commands.get(name)?.on(
        'set:isEnabled',
        (event) => {
          if (!selectedPicture(editor)) return
          event.return = false
          event.stop()
        },
        { priority: 'highest' },
      )
  })
}

/**
 * Editor plugin: galleries, figures that contain the figures of their pictures.
 * @param onOpen opens the choice of pictures; undefined without calls for them
 */
export function galleries(onOpen: (() => void) | undefined) {
  // The editor calls this with `new`, which arrow functions do not support.
  function Galleries(editor: Editor) {
    const { schema } = editor.model
    schema.register('gallery', { inheritAllFrom: '$blockObject', isLimit: true, allowChildren: 'imageBlock' })
    const view = { name: 'figure', classes: 'gallery' }
    editor.conversion.for('upcast').elementToElement({
      view,
      // Words in a gallery of another site would be lost, so it is read as what it contains.
      model: (element, { writer }) =>
        [...element.getChildren()].every((child) => child.is('element', 'figure'))
          ? writer.createElement('gallery')
          : null,
      converterPriority: 'high',
    })
    editor.conversion.for('dataDowncast').elementToElement({ view, model: 'gallery' })
    editor.conversion.for('editingDowncast').elementToElement({
      model: 'gallery',
      view: (_, { writer }) =>
        toWidget(writer.createContainerElement('figure', { class: 'gallery' }), writer, {
          label: 'Gallery',
          hasSelectionHandle: true,
        }),
    })
    keepSizes(editor)
    addMoves(editor)
    disableLayout(editor)
    if (onOpen) addPictureButton(editor, { name: GALLERY_BUTTON, label: 'Gallery', icon: ICON, onOpen })
  }
  return Galleries
}
