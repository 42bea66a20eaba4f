import type { PictureRow } from '@arunika/admin-contracts'
import type { Language } from '@arunika/contracts/site'
import { CKEditor } from '@ckeditor/ckeditor5-react'
import { ClassicEditor } from 'ckeditor5'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import './editor.css'
import { useIsOnlySpecified } from '../../lib/only-specified.ts'
import { GalleryPicker } from '../picture/gallery-picker.tsx'
import { LazyPicker } from '../picture/lazy-picker.tsx'
import styles from './editor.module.css'
import { editorConfig } from './editor-config.ts'
import { fetchForeignPicture } from './foreign-pictures.ts'
import { insertGallery, selectedGallery } from './gallery.ts'
import type { RefusedPicture } from './picture-upload.ts'
import { RefusedPictures } from './refused-pictures.tsx'
import { UndescribedPictures } from './undescribed-pictures.tsx'
import { updateText } from './update-text.ts'
import { useRefusedPictures } from './use-refused-pictures.ts'

export interface EditorProps {
  label: string
  /** Language of the text. */
  language: Language
  /** HTML of the text. A value that `onChange` did not report replaces only the parts that differ. */
  value: string
  /** Id of the element with this field's error; undefined if there is none. */
  errorId: string | undefined
  onChange: (html: string) => void
  onBlur: () => void
  /** Called when uploads start or end; must be a stable function. */
  onUploading: (isUploading: boolean) => void
  /** Receives a function that moves the focus into the editor. */
  register: (control: { focus: () => void } | null) => void
}

export function Editor(props: EditorProps) {
  const { label, language, value, errorId, onChange, onBlur, onUploading, register } = props
  const [picking, setPicking] = useState<'picture' | 'gallery'>()
  const isOnlySpecified = useIsOnlySpecified()
  const { frame, refused, refuse, dismiss } = useRefusedPictures()
  const config = useMemo(
    () =>
      editorConfig(
        label,
        language,
        isOnlySpecified
          ? undefined
          : {
              onRefused: refuse,
              onUploading,
              onLibrary: () => setPicking('picture'),
              onGallery: () => setPicking('gallery'),
            },
      ),
    [label, language, isOnlySpecified, refuse, onUploading],
  )
  const [editor, setEditor] = useState<ClassicEditor>()
  const [words, setWords] = useState(0)
  const [initial] = useState(value)
  /** The text that editor and form agree on; undefined while the form's is put into the editor. */
  const agreed = useRef<string | undefined>(initial)

  // Before anything else can be typed, which would be a change of the text that is replaced here.
  useLayoutEffect(() => {
    if (!editor || value === agreed.current) return
    agreed.current = undefined
    updateText(editor, value)
    agreed.current = value
  }, [editor, value])

  function change(html: string) {
    if (agreed.current === undefined) return
    agreed.current = html
    onChange(html)
  }

  useEffect(() => {
    editor?.editing.view.change((writer) => {
      const root = editor.editing.view.document.getRoot()
      if (!root) return
      writer.setAttribute('aria-invalid', String(errorId !== undefined), root)
      if (errorId) writer.setAttribute('aria-describedby', errorId, root)
      else writer.removeAttribute('aria-describedby', root)
    })
  }, [editor, errorId])

  function ready(created: ClassicEditor) {
    setEditor(created)
    register({ focus: () => created.focus() })
    const { view } = created.editing
    const root = view.document.getRoot()
    // Direction from the first letter, as on the page. The editor's default is that of the toolbar's language.
    if (root) view.change((writer) => writer.setAttribute('dir', 'auto', root))
    const counter = created.plugins.get('WordCount')
    setWords(counter.words)
    counter.on('update', () => setWords(counter.words))
  }

  function retry(picture: RefusedPicture) {
    dismiss(picture)
    const { source } = picture
    if (!editor || !(typeof source === 'string' || source instanceof File)) return
    if (typeof source === 'string') {
      editor.execute('insertImage', { source })
      void fetchForeignPicture(editor, source, refuse)
    } else editor.execute('uploadImage', { file: source })
    editor.focus()
  }

  function insert({ alt, sizes: [largest] }: PictureRow) {
    setPicking(undefined)
    if (!largest) return
    const { path, width, height } = largest
    editor?.execute('insertImage', {
      source: [{ src: `/uploads/${path}`, alt, ...(height > 0 && { width, height }) }],
    })
    editor?.focus()
  }

  function insertAll(rows: readonly PictureRow[]) {
    setPicking(undefined)
    if (!editor) return
    insertGallery(editor, rows)
    editor.focus()
  }

  return (
    <div ref={frame} className={styles.editor} data-invalid={errorId !== undefined}>
      <CKEditor
        editor={ClassicEditor}
        config={config}
        data={initial}
        onReady={ready}
        onChange={(_, changed) => change(changed.getData())}
        onBlur={onBlur}
      />
      {picking === 'picture' && (
        <LazyPicker title="Picture for the text" onChoose={insert} onClose={() => setPicking(undefined)} />
      )}
      {picking === 'gallery' && editor && (
        <GalleryPicker
          count={selectedGallery(editor)?.childCount ?? 0}
          onChoose={insertAll}
          onClose={() => setPicking(undefined)}
        />
      )}
      <RefusedPictures pictures={refused} onRetry={retry} onDismiss={dismiss} />
      {editor && <UndescribedPictures editor={editor} />}
      <p className={styles.words}>{words === 1 ? '1 word' : `${words} words`}</p>
    </div>
  )
}
