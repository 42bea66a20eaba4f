export { type FormCode, useLaterForm } from './use-later-form.ts'
