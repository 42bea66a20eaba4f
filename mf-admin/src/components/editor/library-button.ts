import { ButtonView, type Editor, IconImageAssetManager } from 'ckeditor5'

/** Name of the button in the toolbar configuration. */
export const LIBRARY_BUTTON = 'pictureLibrary'

/** Adds a button that opens a choice of pictures, enabled where a picture may stand. */
export function addPictureButton(
  editor: Editor,
  { name, label, icon, onOpen }: { name: string; label: string; icon: string; onOpen: () => void },
): void {
  editor.ui.componentFactory.add(name, (locale) => {
    const button = new ButtonView(locale)
    button.set({ label, icon, tooltip: true })
    const insertImage = editor.commands.get('insertImage')
    if (insertImage) button.bind('isEnabled').to(insertImage)
    button.on('execute', onOpen)
    return button
  })
}

/** Editor plugin: a button that opens the media library. */
export function libraryButton(onOpen: () => void) {
  // The editor calls this with `new`, which arrow functions do not support.
  function LibraryButton(editor: Editor) {
    const [label, icon] = ['Picture of the library', IconImageAssetManager]
    addPictureButton(editor, { name: LIBRARY_BUTTON, label, icon, onOpen })
  }
  return LibraryButton
}
