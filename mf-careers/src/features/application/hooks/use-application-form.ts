import { type ApplicationInput, DOCUMENT_RULES, documentFault } from '@arunika/contracts'
import { ApiError, isApiError } from '@arunika/data'
import { type FormCode, useLaterForm } from '@arunika/ui/forms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drafts, isEmpty, newKey } from '../draft.ts'
import { FIELD_NAMES } from '../fields.ts'
import { useSending } from './use-sending.ts'

const load = async () => (await import(/* webpackChunkName: "application-form" */ '../form.ts')).createForm()

/** The form of one vacancy: what is typed and kept, the documents, and their way to the api. */
export function useApplicationForm(vacancyId: number) {
  const { sending, send, fail, stop } = useSending()
  const [documents, setDocuments] = useState<readonly File[]>([])
  const [documentsFault, setDocumentsFault] = useState<string>()
  const [hasText, setHasText] = useState(false)
  const key = useRef('')
  const documentInput = useRef<HTMLInputElement>(null)
  const { handlers, element, errors, prepare, clear } = useLaterForm<ApplicationInput>({
    names: FIELD_NAMES,
    load,
    send: submit,
    onInvalid: () => setDocumentsFault(documentFault(documents)),
    onUnavailable: () => fail(new ApiError(0, {})),
    onTyped(values) {
      setHasText(!isEmpty(values))
      drafts.write(vacancyId, { key: key.current, values })
    },
  })

  const onBrought = useEffectEvent(prepare)
  useEffect(() => {
    const draft = drafts.read(vacancyId)
    key.current = draft?.key ?? newKey()
    const fields = FIELD_NAMES.map((name) => [name, fieldOf(element.current, name)] as const)
    for (const [name, field] of fields) {
      const kept = draft?.values[name]
      // What was typed before the scripts had come is newer than the draft.
      if (kept && field && !field.value) field.value = kept
    }
    if (fields.some(([, field]) => field?.value)) onBrought()
  }, [vacancyId, element])

  const chooseDocuments = (chosen: readonly File[]) => {
    setDocuments(chosen)
    setDocumentsFault(documentFault(chosen))
  }

  const startAnew = () => {
    clear()
    drafts.clear(vacancyId)
    key.current = newKey()
    setDocuments([])
    setDocumentsFault(undefined)
    setHasText(false)
  }

  async function submit(values: ApplicationInput, form: FormCode<ApplicationInput>) {
    const fault = documentFault(documents)
    setDocumentsFault(fault)
    if (fault) return documentInput.current?.focus()
    const outcome = await send({ vacancyId, values, documents, key: key.current })
    if (!isApiError(outcome)) return startAnew()
    // The key stands for other contents by now: the next attempt is a new application.
    if (outcome.status === 409) key.current = newKey()
    showFaults(outcome.body.errors ?? {}, form)
  }

  /** Puts what the api finds fault with beside the fields. */
  function showFaults(faults: Record<string, string[]>, form: FormCode<ApplicationInput>) {
    const faulty = FIELD_NAMES.filter((name) => faults[name]?.[0])
    for (const name of faulty) form.setError(name, { message: faults[name]?.[0] ?? '' })
    setDocumentsFault(faults[DOCUMENT_RULES.field]?.[0])
    if (faulty[0]) form.setFocus(faulty[0])
    else if (faults[DOCUMENT_RULES.field]) documentInput.current?.focus()
  }

  return {
    handlers,
    errors,
    sending,
    stop,
    documents: { files: documents, fault: documentsFault, choose: chooseDocuments, input: documentInput },
    isUnsent: hasText || documents.length > 0,
  }
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  return field && 'value' in field ? field : undefined
}
