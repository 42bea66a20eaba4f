import { defineWords } from '@anyam/federation'
import { MAX_FILE_MB, type MyApplication } from '@arunika/contracts'

/** The api's message, unchanged. */
const inEnglish = (message: string) => message

const english = {
  badLink: 'This link does not work',
  howItStands: 'How it stands',
  /** The api's status sentence. */
  status: ({ status }: Pick<MyApplication, 'status' | 'standing'>) => status,
  position: 'Position',
  reference: 'Reference',
  sent: 'Sent',
  deletedOn: 'Deleted on',
  data: 'Your data',
  copy: 'Take a copy of everything',
  copied: 'Your copy is ready.',
  withdraw: 'Withdraw the application',
  withdrawn: inEnglish,
  documents: 'Documents',
  addOrReplace: 'Add or replace',
  add: 'Add it to the others',
  replaces: (name: string) => `It replaces ${name}`,
  choose: 'Choose the document',
  chooseHint: `PDF or picture, ${MAX_FILE_MB} MB at most`,
  arrived: inEnglish,
  deleteAll: 'Delete everything now',
  deleteText:
    'Your answers and documents are deleted at once and for good, and we can no longer consider you. You get a receipt.',
  sure: 'Yes, delete it',
  keep: 'Keep it',
  deleted: inEnglish,
  receipt: 'Receipt',
  signature: 'Signature:',
  saveReceipt: 'Save the receipt',
  linkSent: inEnglish,
}

export type MyApplicationWords = typeof english

/** Texts of the applicant's page. */
export const myApplicationWords = defineWords(english)
