import { ApiError, isApiError } from '@anyam/data'
import { postMessage } from '@anyam/federation/messages'
import { useLanguage } from '@anyam/federation/use-words'
import { type ApplicationInput, DOCUMENT_RULES, documentError } from '@arunika/contracts'
import { type FormCode, useLaterForm } from '@arunika/ui/forms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemWords } from '../../../lib/problem-words.ts'
import { autosaves, filledIn, newKey } from '../autosave.ts'
import { FIELD_NAMES } from '../fields.ts'
import { useSending } from './use-sending.ts'

/** Code that is loaded only when the form is used. */
type FormParts = Pick<typeof import('../form.ts'), 'FormErrors' | 'LeaveDialog' | 'Progress'>

/** The form of one vacancy: input and autosave, documents and submission. */
export function useApplicationForm(vacancyId: number) {
  const language = useLanguage()
  const { sending, send, fail, stop } = useSending()
  const [documents, setDocuments] = useState<readonly File[]>([])
  const [documentsError, setDocumentsError] = useState<string>()
  const [parts, setParts] = useState<FormParts>()
  const [texts, setTexts] = useState(0)
  const key = useRef('')
  const documentInput = useRef<HTMLInputElement>(null)
  const { handlers, element, errors, failures, prepare, clear } = useLaterForm<ApplicationInput>({
    names: FIELD_NAMES,
    async load() {
      const [{ createForm, formWords, FormErrors, LeaveDialog, Progress }] = await Promise.all([
        import(/* webpackChunkName: "application-form" */ '../form.ts'),
        problemWords.load(language),
      ])
      await formWords.load(language)
      setParts({ FormErrors, LeaveDialog, Progress })
      return createForm()
    },
    send: submit,
    onInvalid: () => setDocumentsError(documentError(documents)),
    onUnavailable: () => fail(new ApiError(0, {})),
    onTyped(values) {
      setTexts(filledIn(values))
      autosaves.write(vacancyId, { key: key.current, values })
    },
  })

  const onBrought = useEffectEvent(prepare)
  useEffect(() => {
    const autosaved = autosaves.read(vacancyId)
    key.current = autosaved?.key ?? newKey()
    const fields = FIELD_NAMES.map((name) => [name, fieldOf(element.current, name)] as const)
    for (const [name, field] of fields) {
      const restored = autosaved?.values[name]
      // Input typed before the scripts loaded is newer than the autosave.
      if (restored && field && !field.value) field.value = restored
    }
    if (fields.some(([, field]) => field?.value)) onBrought()
  }, [vacancyId, element])

  const chooseDocuments = (chosen: readonly File[]) => {
    // Dropping a file can be the first use of the form, without any focus event.
    prepare()
    setDocuments(chosen)
    setDocumentsError(documentError(chosen))
  }

  const startOver = () => {
    clear()
    autosaves.clear(vacancyId)
    key.current = newKey()
    setDocuments([])
    setDocumentsError(undefined)
    setTexts(0)
  }

  async function submit(values: ApplicationInput, form: FormCode<ApplicationInput>) {
    const error = documentError(documents)
    setDocumentsError(error)
    if (error) return false
    const outcome = await send({ vacancyId, values, documents, key: key.current, language })
    if (!isApiError(outcome)) {
      postMessage('application:sent', { vacancy: vacancyId }, { acrossTabs: true })
      startOver()
      return true
    }
    // The key is already used with other contents; the next attempt is a new application.
    if (outcome.status === 409) key.current = newKey()
    return !showErrors(outcome.body.errors ?? {}, form)
  }

  /**
   * Shows the api's errors next to the fields.
   * @returns true if there are any
   */
  function showErrors(errors: Record<string, string[]>, form: FormCode<ApplicationInput>) {
    const invalid = FIELD_NAMES.filter((name) => errors[name]?.[0])
    for (const name of invalid) form.setError(name, { message: errors[name]?.[0] ?? '' })
    const ofDocuments = errors[DOCUMENT_RULES.field]?.[0]
    setDocumentsError(ofDocuments)
    return invalid.length > 0 || ofDocuments !== undefined
  }

  return {
    handlers,
    element,
    errors,
    failures,
    parts,
    messages: {
      ...Object.fromEntries(FIELD_NAMES.map((name) => [name, errors[name]?.message])),
      [DOCUMENT_RULES.field]: documentsError,
    },
    sending,
    stop,
    documents: { files: documents, error: documentsError, choose: chooseDocuments, input: documentInput },
    /** Number of text fields with a value. */
    texts,
    isUnsent: texts > 0 || documents.length > 0,
  }
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  return field && 'value' in field ? field : undefined
}
