import { IconButton } from '@arunika/ui'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { focusTitle } from './focus-title.ts'
import styles from './message-badge.module.css'

const DEFAULT_TEXT = 'The system failed to perform the action.'
/** In milliseconds; matches the style sheet. */
const FADE = 300

/** Navigation state that carries the server's message to the list. */
export interface MessageState {
  message: string
}

const hasMessage = (state: unknown): state is Partial<MessageState> =>
  typeof state === 'object' && state !== null && 'message' in state

/** Removes the message from the history entry, so that a reload or a later visit does not repeat it. */
function forgetInHistory() {
  const { usr: _, ...entry } = (window.history.state ?? {}) as { usr?: unknown }
  window.history.replaceState(entry, '')
}

/** Shows the message that came with the navigation until it is closed. */
export function MessageBadge() {
  const { state, key } = useLocation()
  const isShown = hasMessage(state)
  useEffect(() => {
    if (isShown) forgetInHistory()
  }, [isShown, key])
  return <div role="status">{isShown && <Message key={key} text={state.message || DEFAULT_TEXT} />}</div>
}

function Message({ text }: { text: string }) {
  const [closing, setClosing] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!closing) return
    // Without the state, a reload does not repeat the message.
    const forget = () => {
      focusTitle()
      navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
    }
    const timer = setTimeout(forget, FADE)
    return () => clearTimeout(timer)
  }, [closing, navigate, pathname, search])
  return (
    <div className={closing ? `${styles.badge} ${styles.closing}` : styles.badge}>
      {text}
      <IconButton label="Close" onClick={() => setClosing(true)}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
