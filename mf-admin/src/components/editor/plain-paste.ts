import { type Editor, type ViewElement, ViewUpcastWriter } from 'ckeditor5'

/** Elements that contain code, not readable text. */
const CODE = ['script', 'style', 'noscript', 'template']

/** Editor plugin: inserts only the readable text of a paste. */
export function plainPaste(editor: Editor) {
  editor.plugins.get('ClipboardPipeline').on(
    'inputTransformation',
    (_event, { content }) => {
      const writer = new ViewUpcastWriter(editor.editing.view.document)
      const code: ViewElement[] = []
      for (const { item } of writer.createRangeIn(content))
        if (item.is('element') && CODE.includes(item.name)) code.push(item)
      for (const element of code) writer.remove(element)
    },
    { priority: 'high' },
  )
}
