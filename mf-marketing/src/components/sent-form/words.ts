import type { ApiError } from '@arunika/data'
import { defineWords } from '@arunika/federation'

type Failure = Pick<ApiError, 'status' | 'message'>

const english = {
  sending: 'Sending...',
  tryAgain: 'Try again',
  nothingLost: 'Nothing that you typed is lost.',
  /** Before the ways to write to us, where nothing can be sent. */
  withoutScript: 'This form needs JavaScript. Please write to us instead:',
  yourData: 'How we treat your data',
  /** Why sending failed. */
  failure: ({ message }: Failure) => message,
  /** What the api says of what arrived, or the form's own sentence for it. */
  arrived: (english: string, _own: string) => english,
}

export type FormWords = typeof english

/** Texts that all forms have. */
export const formWords = defineWords(english)
