import { type ApiError, isApiError } from '@anyam/data'
import type { EditInput, EditState } from '@arunika/admin-contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { administratorId } from '../../lib/administrator.ts'
import { afterPause } from '../../lib/after-pause.ts'
import { hasUsableToken, onSessionChange } from '../../lib/token.ts'
import { useReconnect } from '../../lib/use-reconnect.ts'
import { autosave, autosaveKey, forgetAutosaved, listAutosaved } from '../form/autosave.ts'
import { markOpen, openForms } from '../form/open-forms.ts'
import { AUTOSAVE } from '../form/use-autosave.ts'
import { beginEntry, discardEdits, leaveEntry, syncEdits } from './edits.ts'
import {
  type Collisions,
  changesOf,
  type EditValue,
  type EditValues,
  isTyped,
  mergeSaved,
  mergeState,
  newestOf,
  type ParagraphQuestion,
  type Synced,
  sharedValues,
  withArrived,
  withoutEdits,
} from './shared-edits.ts'

/** Milliseconds between two polls of other editors' edits: while others are here, and otherwise. */
const INTERVAL = { shared: 2_000, alone: 5_000 }

/** Milliseconds that a save waits for edits under way. */
const LONGEST_WAIT = 5_000

/** Sent changes that are remembered without a response. */
const MAX_UNANSWERED = 5

type Failure = Pick<ApiError, 'status' | 'message'>

/** Another editor has discarded all edits of the entry. */
export const DISCARDED: Failure = { status: 0, message: '' }

const loadMerging = () => import(/* webpackChunkName: "merging" */ '../merging/merge-html.ts')

/** A kind of entries whose input the server stores while somebody types. */
export interface DocumentKind<Saved> {
  /** Part of the paths of its calls and its screens: `articles`. */
  path: string
  noun: string
  /** Labels of the fields that editors share. */
  labels: Readonly<Record<string, string>>
  isRichText: (name: string) => boolean
  /** The entry as currently saved. */
  load: (id: number) => Promise<Saved>
  /** Values of the form for a saved entry, or for a new one. */
  valuesOf: (saved?: Saved) => object
}

/** Fields of every saved entry. */
export interface SavedEntry {
  id: number
  updatedAt?: string | undefined
}

export interface DocumentOf<Saved> {
  /** Undefined for an entry that was never saved. */
  saved: Saved | undefined
  /** Id of a new entry that the server has begun to store. */
  begunId: number | undefined
  onBegun: (id: number) => void
  /** Called if another editor has saved the entry for the first time. */
  onFirstSave: (saved: Saved) => void
}

/**
 * Stores an entry's unsaved edits on the server, from the first key on, and shares them with all its open forms. What the
 * server does not have yet is in this browser.
 * @param kind must be the same object on every render
 */
export function useDocument<Values extends FieldValues, Output, Saved extends SavedEntry>(
  form: UseFormReturn<Values, unknown, Output>,
  kind: DocumentKind<Saved>,
  document: DocumentOf<Saved>,
) {
  const { getValues, setValue, watch } = form
  const { saved: opened, begunId } = document
  const id = useRef(opened?.id ?? begunId)
  const [administrator] = useState(administratorId)
  /** Key of what this browser stores; it changes once the article has an id. */
  const keyNow = useCallback(
    () => ({
      administrator,
      path: `/admin/${kind.path}/${id.current === undefined ? 'create' : `edit/${id.current}`}`,
    }),
    [administrator, kind],
  )
  const [formId] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<EditState>()
  const [collisions, setCollisions] = useState<Collisions>({})
  const [isStored, setStored] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [paragraphs, setParagraphs] = useState<readonly ParagraphQuestion[]>([])
  const synced = useRef<Synced>({
    values: sharedValues(kind.valuesOf(opened)),
    versions: {},
    savedAt: opened?.updatedAt ?? '',
  })
  const began = useRef(document.onBegun)
  const onSaved = useRef(document.onFirstSave)
  useEffect(() => {
    began.current = document.onBegun
    onSaved.current = document.onFirstSave
  })
  /** The form's values for the saved entry. */
  const base = useRef(synced.current.values)
  /** Fields that were changed in this form. */
  const changed = useRef(new Set<string>())
  const waiting = useRef<Collisions>({})
  const focused = useRef('')
  /** The exchange that runs now. */
  const running = useRef<Promise<void>>(undefined)
  /** True during a save, which nothing may overtake. */
  const isHeld = useRef(false)
  /** A form may open with values that nobody has typed, as for a copy. */
  const isTouched = useRef(form.formState.isDirty)
  /** True while values of other editors are put into the form. */
  const isPutting = useRef(false)
  /** True after edits were discarded elsewhere, until something is typed here. */
  const isPaused = useRef(false)
  /** True if something was typed during a request. */
  const isBehind = useRef(false)
  /** True once the form is left, or saved and not continued. */
  const isOver = useRef(false)
  /** True after a save, after which no id is reserved any more. */
  const isSaved = useRef(false)
  const unanswered = useRef<EditInput['changes'][]>([])

  const put = useCallback(
    (values: Readonly<Record<string, EditValue>>) =>
      keepCaret(() =>
        // Before the next key, which would otherwise be typed into the text that is replaced here.
        flushSync(() => {
          isPutting.current = true
          for (const [name, value] of Object.entries(values)) {
            const path = name as Path<Values>
            setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true })
          }
          isPutting.current = false
        }),
      ),
    [setValue],
  )

  const adopt = useCallback(
    ({ synced: next, taken, collisions: found, paragraphs: news }: ReturnType<typeof mergeState>) => {
      synced.current = next
      if (Object.keys(taken).length > 0) put(taken)
      if (news.length > 0) setParagraphs((others) => [...others, ...news])
      if (Object.keys(found).length === 0) return
      waiting.current = { ...waiting.current, ...found }
      setCollisions(waiting.current)
    },
    [put],
  )

  /**
   * Makes edits that the server no longer has changes of this form again.
   * @returns false if they are as saved
   */
  const takeBack = useCallback(
    (gone: readonly string[]): boolean => {
      synced.current = withoutEdits(synced.current, base.current, gone)
      const values = sharedValues(getValues())
      const own = changesOf(synced.current, values, {})
      if (!gone.some((name) => name in own)) return false
      autosave(keyNow(), formId, values, new Date(), synced.current)
      return true
    },
    [formId, keyNow, getValues],
  )

  const exchange = useCallback(async () => {
    const values = sharedValues(getValues())
    const sent = isPaused.current ? {} : changesOf(synced.current, values, waiting.current)
    const names = Object.keys(sent)
    const canBegin = isTouched.current && !isSaved.current && names.some(isTyped)
    if (id.current === undefined && !canBegin) return
    if (names.length > 0) {
      for (const name of names) changed.current.add(name)
      unanswered.current = [...unanswered.current.slice(1 - MAX_UNANSWERED), sent]
      autosave(keyNow(), formId, values, new Date(), synced.current)
    }
    const input = { form: formId, field: focused.current, changes: sent }
    const found =
      id.current === undefined ? await begin(input) : await syncEdits(kind.path, id.current, input)
    if (!found || isOver.current) return
    synced.current = withArrived(synced.current, unanswered.current, found)
    const isNewer = found.savedAt !== synced.current.savedAt
    const gone = Object.keys(synced.current.versions).filter((name) => !(name in found.fields))
    if (isNewer || names.length > 0 || Object.keys(found.fields).length > 0) {
      const { mergeHtml } = await loadMerging()
      const merging = { isRichText: kind.isRichText, merge: mergeHtml }
      adopt(mergeState(synced.current, sharedValues(getValues()), sent, found, merging))
      if (isNewer) {
        const saved = await kind.load(id.current ?? 0)
        const isFirst = synced.current.savedAt === ''
        base.current = sharedValues(kind.valuesOf(saved))
        adopt(mergeSaved(synced.current, sharedValues(getValues()), base.current, found, merging))
        setValue('if_updated_at' as Path<Values>, found.savedAt as PathValue<Values, Path<Values>>)
        if (isFirst) onSaved.current(saved)
      }
    } else synced.current = { ...synced.current, versions: {} }
    unanswered.current = []
    if (!isNewer && gone.length > 0) followDiscard()
    const rest = changesOf(synced.current, sharedValues(getValues()), {})
    const isComplete = Object.keys(rest).length === 0
    if (isComplete) {
      isPaused.current = false
      forgetAutosaved(keyNow(), formId)
    }
    setStored(isComplete)
    setState(found)

    /** Edits that another editor has discarded leave this form, except for what was typed in it. */
    function followDiscard() {
      const unsent = changesOf(synced.current, sharedValues(getValues()), {})
      const theirs = gone.filter((name) => !changed.current.has(name) && !(name in unsent))
      put(Object.fromEntries(theirs.map((name) => [name, base.current[name] ?? ''])))
      if (takeBack(gone)) isPaused.current = true
    }

    async function begin(first: EditInput) {
      const begun = await beginEntry(kind.path, first)
      // The entry was saved or left meanwhile, without this id.
      if (isOver.current || isSaved.current) {
        await discardEdits(kind.path, begun.id)
        return undefined
      }
      forgetAutosaved(keyNow(), formId)
      id.current = begun.id
      began.current(begun.id)
      return begun
    }
  }, [kind, formId, keyNow, getValues, setValue, put, adopt, takeBack])

  const sync = useCallback(async () => {
    isBehind.current = true
    if (isOver.current || isHeld.current || running.current || !hasUsableToken()) return
    running.current = catchUp()
    await running.current
    running.current = undefined

    /** Shows a failure that leaves input in this form alone. */
    function fail(found: Failure) {
      if (isOver.current) return
      // The edits that the server had are deleted with their entry.
      if (found.status === 404 && takeBack(Object.keys(synced.current.versions))) setStored(false)
      const unsent = changesOf(synced.current, sharedValues(getValues()), {})
      setFailure(Object.keys(unsent).length > 0 ? found : undefined)
    }

    async function catchUp() {
      try {
        while (isBehind.current && !isHeld.current) {
          isBehind.current = false
          await exchange()
        }
        setFailure(isPaused.current ? DISCARDED : undefined)
      } catch (error) {
        // Nothing is lost: this browser has stored it too, and the next attempt sends it.
        fail(isApiError(error) ? error : { status: 0, message: '' })
      }
    }
  }, [exchange, takeBack, getValues])

  /** Continues with input of an earlier visit that the server does not have. */
  const resume = useCallback(async () => {
    const open = await openForms()
    const left = listAutosaved(keyNow()).find(
      (entry) => entry.synced && !open.has(autosaveKey(keyNow(), entry.id)),
    )
    if (!left?.synced || running.current) return
    synced.current = left.synced as Synced
    changed.current = new Set(Object.keys(left.values))
    put(left.values as EditValues)
    autosave(keyNow(), formId, left.values, new Date(), left.synced)
    forgetAutosaved(keyNow(), left.id)
  }, [formId, keyNow, put])

  const openedId = opened?.id ?? begunId
  // The key changes with the id.
  useEffect(() => markOpen(autosaveKey(keyNow(), formId)), [openedId, formId, keyNow])

  useEffect(() => {
    void resume().then(sync)
    const stopWaiting = onSessionChange(() => void sync())
    const { report, cancel } = afterPause(() => void sync(), AUTOSAVE)
    const { unsubscribe } = watch(() => {
      isTouched.current = true
      if (!isPutting.current) isPaused.current = false
      setStored(false)
      report()
    })
    return () => {
      cancel()
      unsubscribe()
      stopWaiting()
      if (id.current !== undefined) void leaveEntry(kind.path, id.current, formId).catch(() => undefined)
    }
  }, [kind, formId, resume, sync, watch])

  useReconnect(() => void sync())

  const interval = state && state.editors.length > 0 ? INTERVAL.shared : INTERVAL.alone
  useEffect(() => {
    const timer = setInterval(() => {
      if (globalThis.document.visibilityState === 'visible') void sync()
    }, interval)
    return () => clearInterval(timer)
  }, [interval, sync])

  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? fieldOf(target, kind.labels) : ''
    }
    window.addEventListener('focusin', recordFocus)
    return () => window.removeEventListener('focusin', recordFocus)
  }, [kind])

  /**
   * Ends the exchange with the server for a save or a discard, which would not know the edits that are under way.
   * @returns continues it
   */
  async function hold() {
    isHeld.current = true
    await Promise.race([running.current, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))])
    return () => {
      isHeld.current = false
      void sync()
    }
  }

  return {
    state,
    collisions,
    isStored,
    /** The reason why the last exchange failed. */
    failure,
    /** True if the entry was saved once. */
    wasSaved: (state?.savedAt ?? opened?.updatedAt ?? '') !== '',
    paragraphs,
    hold,
    /** Adds what the api must know of the document to the fields of a save. */
    versionsFor: <Fields extends object>(fields: Fields) => ({
      ...fields,
      ...(state && { merged_edits: newestOf(synced.current) }),
      ...(id.current !== undefined && synced.current.savedAt === '' && { reserved_id: `${id.current}` }),
    }),
    /** Resolves a conflict between two texts of a field. */
    resolve(name: string, isTheirs: boolean) {
      const { [name]: settled, ...rest } = waiting.current
      waiting.current = rest
      setCollisions(rest)
      if (isTheirs && settled) put({ [name]: settled.theirs })
      void sync()
    },
    /** Removes the other version of a paragraph; with neither chosen, both stay. */
    async choose(question: ParagraphQuestion, chosen?: 'theirs' | 'mine') {
      setParagraphs((all) => all.filter((each) => each !== question))
      if (!chosen) return
      const { withoutParagraph } = await loadMerging()
      const { [question.name]: html } = sharedValues(getValues())
      put({
        [question.name]: withoutParagraph(String(html), question[chosen === 'mine' ? 'theirs' : 'mine']),
      })
    },
    /** Restarts from values of the form that are now saved. The api may have sanitised the text. */
    restart({ id: saved, updatedAt = '' }: SavedEntry, values: object) {
      isOver.current = false
      isPaused.current = false
      id.current = saved
      base.current = sharedValues(values)
      changed.current.clear()
      synced.current = { values: base.current, versions: {}, savedAt: updatedAt }
      waiting.current = {}
      setCollisions({})
      setParagraphs([])
    },
    /** Call after a save, which has sent what this browser stored. */
    settle() {
      isSaved.current = true
      isOver.current = true
      forgetAutosaved(keyNow(), formId)
    },
    /** Discards the edits of all editors. @param reopen restarts the form from the saved entry, or leaves it */
    async discard(reopen: () => Promise<void>) {
      const release = await hold()
      try {
        forgetAutosaved(keyNow(), formId)
        if (id.current !== undefined) await discardEdits(kind.path, id.current)
        // An entry that was never saved is gone.
        if (synced.current.savedAt === '') isOver.current = true
        await reopen()
      } finally {
        release()
      }
    },
    /** Discards the edits of a form that is left, unless other editors may want them. */
    async abandon() {
      isOver.current = true
      forgetAutosaved(keyNow(), formId)
      if (id.current === undefined || state?.editors.length !== 0) return
      await discardEdits(kind.path, id.current).catch(() => undefined)
    },
  }
}

/** Replaces values of fields; a caret in one of them stays between the same letters. */
function keepCaret(replace: () => void) {
  const { activeElement: field } = document
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return replace()
  const { value, selectionStart, selectionEnd } = field
  replace()
  if (selectionStart === null || selectionEnd === null || field.value === value) return
  let start = 0
  while (start < value.length && value[start] === field.value[start]) start += 1
  const moved = (caret: number) =>
    caret <= start ? caret : Math.max(start, caret + field.value.length - value.length)
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd))
}

/** Name of the shared field that an element belongs to; empty for none. A rich text has no named element. */
function fieldOf(element: HTMLElement, labels: Readonly<Record<string, string>>) {
  const richText = element.closest<HTMLElement>('[data-field]')
  const name = richText?.dataset.field ?? element.getAttribute('name') ?? ''
  return name in labels ? name : ''
}

export type Document = ReturnType<typeof useDocument>
