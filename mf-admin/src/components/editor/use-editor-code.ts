import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { EditorProps } from './editor.tsx'

/** The editor's component once it has been loaded. */
export function useEditorCode() {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import(/* webpackChunkName: "editor" */ './editor.tsx').then(
      (module) => setEditor(() => module.Editor),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  return { Editor, failed, retry: load }
}
