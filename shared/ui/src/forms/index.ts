export { type Autosave, createAutosaves } from './autosaves.ts'
export { type FormCode, useLaterForm } from './use-later-form.ts'
