import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { sessionState } from '../../lib/session-state.ts'
import { useReconnect } from '../../lib/use-reconnect.ts'
import type { EditorProps } from './editor.tsx'

/** Returns the editor component once it has loaded. */
export function useEditorCode() {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import(/* webpackChunkName: "editor" */ './editor.tsx').then(
      (module) => setEditor(() => module.Editor),
      () => {
        setFailed(true)
        // If the session has ended, the login replaces the form, which stores its input.
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
