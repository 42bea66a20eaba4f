import { isApiError } from '@arunika/shared/api-client'
import { type ApplicationInput, documentFault } from '@arunika/shared/contracts'
import { laterResolver } from '@arunika/shared/forms'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { drafts, isEmpty, newKey } from '../draft.ts'
import { FIELD_NAMES } from '../fields.ts'
import { useSending } from './use-sending.ts'

const rules = laterResolver<ApplicationInput>(
  async () => (await import(/* webpackChunkName: "application-rules" */ '../rules.ts')).rules,
)

/** Name under which the documents are sent, and under which the api names their faults. */
const DOCUMENTS = 'cv_or_portfolios'

/** The form of one vacancy: what is typed and kept, the documents, and their way to the api. */
export function useApplicationForm(vacancyId: number) {
  const form = useForm<ApplicationInput>({ resolver: rules })
  const { sending, send, stop } = useSending()
  const [documents, setDocuments] = useState<readonly File[]>([])
  const [documentsFault, setDocumentsFault] = useState<string>()
  const [hasText, setHasText] = useState(false)
  const key = useRef('')
  const documentInput = useRef<HTMLInputElement>(null)

  const { subscribe, getValues, setValue } = form
  useEffect(() => {
    const draft = drafts.read(vacancyId)
    key.current = draft?.key ?? newKey()
    for (const name of FIELD_NAMES) {
      const kept = draft?.values[name]
      // What was typed before the scripts had come is newer than the draft.
      if (kept && !getValues(name)) setValue(name, kept)
    }
    setHasText(!isEmpty(getValues()))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        setHasText(!isEmpty(values))
        drafts.write(vacancyId, { key: key.current, values })
      },
    })
  }, [vacancyId, subscribe, getValues, setValue])

  const chooseDocuments = (chosen: readonly File[]) => {
    setDocuments(chosen)
    setDocumentsFault(documentFault(chosen))
  }

  const startAnew = () => {
    form.reset(Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])))
    drafts.clear(vacancyId)
    key.current = newKey()
    setDocuments([])
    setDocumentsFault(undefined)
    setHasText(false)
  }

  const submit = form.handleSubmit(
    async (values) => {
      const fault = documentFault(documents)
      setDocumentsFault(fault)
      if (fault) return documentInput.current?.focus()
      const outcome = await send({ vacancyId, values, documents, key: key.current })
      if (!isApiError(outcome)) return startAnew()
      // The key stands for other contents by now: the next attempt is a new application.
      if (outcome.status === 409) key.current = newKey()
      showFaults(outcome.body.errors ?? {})
    },
    () => setDocumentsFault(documentFault(documents)),
  )

  /** Puts what the api finds fault with beside the fields. */
  function showFaults(faults: Record<string, string[]>) {
    const faulty = FIELD_NAMES.filter((name) => faults[name]?.[0])
    for (const name of faulty) form.setError(name, { message: faults[name]?.[0] ?? '' })
    setDocumentsFault(faults[DOCUMENTS]?.[0])
    if (faulty[0]) form.setFocus(faulty[0])
    else if (faults[DOCUMENTS]) documentInput.current?.focus()
  }

  return {
    form,
    sending,
    submit,
    stop,
    documents: { files: documents, fault: documentsFault, choose: chooseDocuments, input: documentInput },
    isUnsent: hasText || documents.length > 0,
  }
}
