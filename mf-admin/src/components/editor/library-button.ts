import { ButtonView, type Editor, IconImageAssetManager } from 'ckeditor5'

/** Name of the button in the toolbar. */
export const LIBRARY_BUTTON = 'pictureLibrary'

/** Plugin of the editor: a button that opens the media library. */
export function libraryButton(onOpen: () => void) {
  // The editor calls it with `new`, which an arrow function does not allow.
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
