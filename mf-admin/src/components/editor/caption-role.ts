import type { Editor } from 'ckeditor5'

/**
 * Editor plugin: gives picture captions the role group, which HTML permits for `figcaption`. The editor's own role is a
 * text box, which screen readers may not associate with the picture.
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
