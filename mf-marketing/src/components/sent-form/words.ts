import type { ApiError } from '@anyam/data'
import { defineWords } from '@anyam/federation'

type Failure = Pick<ApiError, 'status' | 'message'>

const english = {
  sending: 'Sending...',
  tryAgain: 'Try again',
  nothingLost: 'Nothing that you typed is lost.',
  /** Shown above the contact options if scripts are disabled. */
  withoutScript: 'This form needs JavaScript. Please write to us instead:',
  yourData: 'How we treat your data',
  /** Reason why sending failed. */
  failure: ({ message }: Failure) => message,
  /** Confirms receipt: the api's message in English, otherwise the form's own text. */
  arrived: (english: string, _own: string) => english,
}

export type FormWords = typeof english

/** Texts shared by all forms. */
export const formWords = defineWords(english)
