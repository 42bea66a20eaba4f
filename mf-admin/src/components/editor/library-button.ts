import { ButtonView, type Editor, IconImageAssetManager } from 'ckeditor5'

/** Name of the button in the toolbar configuration. */
export const LIBRARY_BUTTON = 'pictureLibrary'

/** Editor plugin: a button that opens the media library. */
export function libraryButton(onOpen: () => void) {
  // The editor calls this with `new`, which arrow functions do not support.
  function LibraryButton(editor: Editor) {
    editor.ui.componentFactory.add(LIBRARY_BUTTON, (locale) => {
      const button = new ButtonView(locale)
      button.set({ label: 'Picture of the library', icon: IconImageAssetManager, tooltip: true })
      const insertImage = editor.commands.get('insertImage')
      if (insertImage) button.bind('isEnabled').to(insertImage)
      button.on('execute', onOpen)
      return button
    })
  }
  return LibraryButton
}
