import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** The result of `createFormControl`: the form library without its hook, so that it can load after the page. */
export type FormCode<Input extends FieldValues> = Omit<UseFormReturn<Input>, 'formState'>

interface LaterForm<Input extends FieldValues> {
  names: readonly FieldPath<Input>[]
  /** Loads the code of the form, with its validation. */
  load: () => Promise<FormCode<Input>>
  /**
   * Sends valid values. @returns false if there are errors to show: from the api, or of something that is no
   * field here
   */
  send: (values: Input, form: FormCode<Input>) => Promise<boolean>
  onInvalid?: () => void
  /** Called if the code could not be loaded: nothing was checked or sent. */
  onUnavailable: () => void
  /** Called with the form's values, initially and after each change. */
  onTyped?: (values: Input) => void
}

/**
 * A form of plain named inputs whose code loads on first use. Until then the browser holds the input; a form
 * submitted earlier is held, and sent once the code is loaded.
 */
export function useLaterForm<Input extends FieldValues>(later: LaterForm<Input>) {
  const element = useRef<HTMLFormElement>(null)
  const code = useRef<Promise<FormCode<Input>>>(undefined)
  const leave = useRef(() => {})
  // The library mutates its object of errors, which React would not notice.
  const [{ errors }, setShown] = useState<{ errors: FieldErrors<Input> }>({ errors: {} })
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  useEffect(() => () => leave.current(), [])

  function start(): Promise<FormCode<Input>> {
    code.current ??= later.load().then(join, (error: unknown) => {
      code.current = undefined
      throw error
    })
    return code.current
  }

  /** Connects the code to the fields, including the text typed meanwhile. */
  function join(form: FormCode<Input>): FormCode<Input> {
    for (const name of later.names) form.register(name).ref(element.current?.elements.namedItem(name))
    const leaveErrors = form.subscribe({
      formState: { errors: true },
      callback: (state) => setShown({ errors: state.errors ?? {} }),
    })
    const leaveValues = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => later.onTyped?.(values),
    })
    leave.current = () => {
      leaveErrors()
      leaveValues()
    }
    later.onTyped?.(form.getValues())
    return form
  }

  /** Starts loading the code; a failure is retried with the next interaction. */
  const prepare = () => {
    start().catch(() => {})
  }

  // React's onChange compares with the value that it saw last, and does not notice that the form was emptied.
  // Entering the same text again in one step (by paste or autofill) would not count as a change.
  const onInput = ({ target, type }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement
    const known = later.names.find((field) => field === name)
    if (!known) return prepare()
    start().then(
      (form) => form.register(known).onChange({ target, type }),
      () => {},
    )
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const form = await start().catch(later.onUnavailable)
      let isInvalid = false
      await form?.handleSubmit(
        async (values) => {
          isInvalid = !(await later.send(values, form))
        },
        () => {
          isInvalid = true
          later.onInvalid?.()
        },
      )()
      if (isInvalid) setFailures((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }

  /** Empties the form. */
  const clear = () => {
    leave.current()
    code.current = undefined
    element.current?.reset()
    setShown({ errors: {} })
    setFailures(0)
  }

  /** Props for the form element. */
  const handlers = { ref: element, onFocus: prepare, onPointerDown: prepare, onInput, onSubmit }
  /** `failures` counts attempts with errors; use it as the key of the error summary. */
  return { handlers, element, errors, failures, isBusy, prepare, clear }
}
