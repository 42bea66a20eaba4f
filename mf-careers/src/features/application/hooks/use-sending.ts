import { ApiError } from '@anyam/data'
import type { ApplicationResponse } from '@arunika/contracts'
import { useEffect, useRef, useState } from 'react'
import type { ApplicationToSend } from '../api/send-application.ts'

export type Sending =
  | { phase: 'idle' | 'stopped' }
  | { phase: 'sending'; percent: number }
  | { phase: 'sent'; response: ApplicationResponse }
  | { phase: 'failed'; error: ApiError }

/** Submits an application, with progress and a way to abort. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ phase: 'idle' })
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  /** @returns the response, or the error if it failed */
  async function send(application: ApplicationToSend): Promise<ApplicationResponse | ApiError> {
    const controller = new AbortController()
    abort.current = controller
    setSending({ phase: 'sending', percent: 0 })
    try {
      // In the chunk of the form's code, which is already loaded.
      const { sendApplication } = await import(
        /* webpackChunkName: "application-form" */ '../api/send-application.ts'
      )
      controller.signal.throwIfAborted()
      const response = await sendApplication(application, {
        signal: controller.signal,
        onProgress: (share) => setSending({ phase: 'sending', percent: Math.floor(share * 100) }),
      })
      setSending({ phase: 'sent', response })
      return response
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError(0, {}, { cause })
      setSending(controller.signal.aborted ? { phase: 'stopped' } : { phase: 'failed', error })
      return error
    }
  }

  const fail = (error: ApiError) => setSending({ phase: 'failed', error })

  return { sending, send, fail, stop: () => abort.current?.abort() }
}
