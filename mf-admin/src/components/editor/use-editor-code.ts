import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { sessionState } from '../../lib/session-state.ts'
import { useReconnect } from '../../lib/use-reconnect.ts'
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
        // Then the login replaces the form, which stores what was typed.
        void sessionState()
      },
    )
  }, [])
  useEffect(load, [load])
  useReconnect(() => {
    if (failed) load()
  })
  return { Editor, failed, retry: load }
}
