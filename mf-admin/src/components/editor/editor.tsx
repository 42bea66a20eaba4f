import { CKEditor } from '@ckeditor/ckeditor5-react'
import { ClassicEditor } from 'ckeditor5'
import { useEffect, useMemo, useState } from 'react'
import './editor.css'
import styles from './editor.module.css'
import { editorConfig } from './editor-config.ts'
import type { RefusedPicture } from './picture-upload.ts'
import { RefusedPictures } from './refused-pictures.tsx'
import { useRefusedPictures } from './use-refused-pictures.ts'

export interface EditorProps {
  label: string
  /** HTML to start from; what is typed later is told by `onChange`. */
  initial: string
  /** Element with the message about this field, undefined while there is none. */
  faultId: string | undefined
  onChange: (html: string) => void
  onBlur: () => void
  /** Is told whether pictures are on their way to the api; the same function at every render. */
  onUploading: (isUploading: boolean) => void
  /** Is given what moves the focus into the editor. */
  register: (control: { focus: () => void } | null) => void
}

export function Editor({ label, initial, faultId, onChange, onBlur, onUploading, register }: EditorProps) {
  const { frame, refused, refuse, dismiss } = useRefusedPictures()
  const config = useMemo(
    () => editorConfig(label, { onRefused: refuse, onUploading }),
    [label, refuse, onUploading],
  )
  const [editor, setEditor] = useState<ClassicEditor>()
  const [words, setWords] = useState(0)
  // The editor keeps its own text: given a new one while somebody types it would lose the caret.
  const [html] = useState(initial)

  useEffect(() => {
    editor?.editing.view.change((writer) => {
      const root = editor.editing.view.document.getRoot()
      if (!root) return
      writer.setAttribute('aria-invalid', String(faultId !== undefined), root)
      if (faultId) writer.setAttribute('aria-describedby', faultId, root)
      else writer.removeAttribute('aria-describedby', root)
    })
  }, [editor, faultId])

  function ready(created: ClassicEditor) {
    setEditor(created)
    register({ focus: () => created.focus() })
    const counter = created.plugins.get('WordCount')
    setWords(counter.words)
    counter.on('update', () => setWords(counter.words))
  }

  function retry(picture: RefusedPicture) {
    dismiss(picture)
    editor?.execute('uploadImage', { file: picture.file })
    editor?.focus()
  }

  return (
    <div ref={frame} className={styles.editor} data-faulty={faultId !== undefined}>
      <CKEditor
        editor={ClassicEditor}
        config={config}
        data={html}
        onReady={ready}
        onChange={(_, changed) => onChange(changed.getData())}
        onBlur={onBlur}
      />
      <RefusedPictures pictures={refused} onRetry={retry} onDismiss={dismiss} />
      <p className={styles.words}>{words === 1 ? '1 word' : `${words} words`}</p>
    </div>
  )
}
