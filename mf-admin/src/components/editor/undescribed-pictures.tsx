import { Button } from '@arunika/ui'
import type { Editor, ModelElement } from 'ckeditor5'
import { useEffect, useState } from 'react'
import styles from './editor.module.css'
import { picturesOf } from './foreign-pictures.ts'

/** Pictures without alternative text, except those still uploading. */
const undescribed = (editor: Editor): readonly ModelElement[] =>
  [...picturesOf(editor)].filter(
    (picture) => !picture.getAttribute('alt') && !picture.hasAttribute('uploadId'),
  )

/** Reminds editors of missing alternative texts. Nothing is refused, because a picture may be decorative. */
export function UndescribedPictures({ editor }: { editor: Editor }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const { document } = editor.model
    const recount = () => setCount(undescribed(editor).length)
    recount()
    document.on('change:data', recount)
    return () => document.off('change:data', recount)
  }, [editor])

  function describe() {
    const [first] = undescribed(editor)
    if (!first) return
    editor.model.change((writer) => writer.setSelection(first, 'on'))
    editor.editing.view.scrollToTheSelection()
    editor.editing.view.focus()
    // The editor opens this field only through its own button.
    editor.ui.componentFactory.create('imageTextAlternative').fire('execute')
  }

  if (count === 0) return null
  return (
    <div className={styles.undescribed} role="status">
      <span>
        {count === 1 ? '1 picture has' : `${count} pictures have`} no alternative text, which is read to
        people who cannot see.
      </span>
      <Button variant="secondary" onClick={describe}>
        Describe {count === 1 ? 'it' : 'the first'}
      </Button>
    </div>
  )
}
