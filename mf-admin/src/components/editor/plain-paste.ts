import { type Editor, type ViewElement, ViewUpcastWriter } from 'ckeditor5'

/** Elements whose text is code and nothing to read. */
const CODE = ['script', 'style', 'noscript', 'template']

/** Plugin of the editor: of what is pasted, only what was to be read comes into the text. */
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
