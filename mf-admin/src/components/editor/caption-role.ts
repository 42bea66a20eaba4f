import type { Editor } from 'ckeditor5'

/**
 * Plugin of the editor: the caption of a picture is a group, as HTML allows a `figcaption` to be. The editor
 * itself calls it a text box, which screen readers then may not tie to its picture.
 */
export function captionRole(editor: Editor) {
  editor.editing.downcastDispatcher.on(
    'insert:caption',
    (_event, { item }, { mapper, writer }) => {
      const caption = mapper.toViewElement(item)
      if (caption?.name === 'figcaption') writer.setAttribute('role', 'group', caption)
    },
    { priority: 'low' },
  )
}
