import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { isSessionOver } from '../../lib/ended-session.ts'
import type { EditorProps } from './editor.tsx'

/** The editor's component once it has been loaded. */
export function useEditorCode() {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import(/* webpackChunkName: "editor" */ './editor.tsx').then(
      (module) => setEditor(() => module.Editor),
      () => {
        setFailed(true)
        // Then the login takes the form's place, which keeps what was typed.
        void isSessionOver()
      },
    )
  }, [])
  useEffect(load, [load])
  return { Editor, failed, retry: load }
}
