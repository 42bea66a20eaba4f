import type { EditState } from '@arunika/admin-contracts'
import type { AdminArticle } from '@arunika/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldPathValue, Path } from 'react-hook-form'
import { AUTOSAVE } from '../../../components/form/use-autosave.ts'
import { afterPause } from '../../../lib/after-pause.ts'
import { discardEdits, leaveArticle, syncEdits } from '../api/edits.ts'
import { getArticle } from '../api/get-article.ts'
import { type ArticleForm, type ArticleFormValues, formValuesOf } from '../article-fields.ts'
import { EDIT_FIELD_NAMES, isRichText } from '../edit-field-names.ts'
import {
  type Collisions,
  changesOf,
  type EditValue,
  mergeSaved,
  mergeState,
  newestOf,
  type Synced,
  sharedValues,
} from '../shared-edits.ts'

/** Milliseconds between two polls of other editors' edits. */
const INTERVAL = 5_000

const agreedWith = (article: AdminArticle | undefined): Synced => ({
  values: sharedValues(formValuesOf(article)),
  versions: {},
  savedAt: article?.updatedAt ?? '',
})

/** Stores an article's unsaved edits on the server and shares them with all its open forms. */
export function useSharedEdits(form: ArticleForm, article: AdminArticle | undefined) {
  const { getValues, setValue, watch } = form
  const id = article?.id
  const [formId] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<EditState>()
  const [collisions, setCollisions] = useState<Collisions>({})
  const [isStored, setStored] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  /** Counts merges of other editors' edits, per field that holds its own state. */
  const [versions, setVersions] = useState<Readonly<Record<string, number>>>({})
  const synced = useRef<Synced>(agreedWith(article))
  const waiting = useRef<Collisions>({})
  const focused = useRef('')
  const running = useRef(false)

  const put = useCallback(
    (name: string, value: EditValue) => {
      const path = name as Path<ArticleFormValues>
      setValue(path, value as FieldPathValue<ArticleFormValues, typeof path>, { shouldDirty: true })
      if (isRichText(name)) setVersions((counts) => ({ ...counts, [name]: (counts[name] ?? 0) + 1 }))
    },
    [setValue],
  )

  const adopt = useCallback(
    (merged: ReturnType<typeof mergeState>) => {
      synced.current = merged.synced
      for (const [name, value] of Object.entries(merged.taken)) put(name, value)
      if (Object.keys(merged.collisions).length === 0) return
      waiting.current = { ...waiting.current, ...merged.collisions }
      setCollisions(waiting.current)
    },
    [put],
  )

  const sync = useCallback(async () => {
    if (id === undefined || running.current) return
    running.current = true
    try {
      const sent = changesOf(synced.current, sharedValues(getValues()), waiting.current)
      const found = await syncEdits(id, { form: formId, field: focused.current, changes: sent })
      adopt(mergeState(synced.current, sharedValues(getValues()), sent, found))
      if (found.savedAt !== synced.current.savedAt) {
        const saved = sharedValues(formValuesOf(await getArticle(id)))
        adopt(mergeSaved(synced.current, sharedValues(getValues()), saved, found))
        setValue('if_updated_at', found.savedAt)
      }
      const rest = changesOf(synced.current, sharedValues(getValues()), {})
      setStored(Object.keys(rest).length === 0)
      setState(found)
      setFailed(false)
    } catch {
      // Nothing is lost: this browser has stored it too, and the next attempt sends it.
      setFailed(true)
    } finally {
      running.current = false
    }
  }, [id, formId, getValues, setValue, adopt])

  useEffect(() => {
    if (id === undefined) return
    void sync()
    const { report, cancel } = afterPause(() => void sync(), AUTOSAVE)
    const { unsubscribe } = watch(() => {
      setStored(false)
      report()
    })
    const interval = setInterval(() => {
      if (document.visibilityState === 'visible') void sync()
    }, INTERVAL)
    return () => {
      cancel()
      clearInterval(interval)
      unsubscribe()
      void leaveArticle(id, formId).catch(() => undefined)
    }
  }, [id, formId, sync, watch])

  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? fieldOf(target) : ''
    }
    document.addEventListener('focusin', recordFocus)
    return () => document.removeEventListener('focusin', recordFocus)
  }, [])

  return {
    state,
    collisions,
    isStored,
    hasFailed,
    versions,
    /** Version up to which a save contains all edits. */
    newest: () => newestOf(synced.current),
    /** Resolves a conflict between two texts of a field. */
    resolve(name: string, isTheirs: boolean) {
      const { [name]: settled, ...rest } = waiting.current
      waiting.current = rest
      setCollisions(rest)
      if (isTheirs && settled) put(name, settled.theirs)
      void sync()
    },
    /** Restarts from the form's values, which are now saved. The api may have sanitised the text. */
    restart({ updatedAt }: AdminArticle) {
      synced.current = { values: sharedValues(getValues()), versions: {}, savedAt: updatedAt }
      waiting.current = {}
      setCollisions({})
    },
    discard: () => (id === undefined ? Promise.resolve() : discardEdits(id).then(() => undefined)),
  }
}

/** Name of the shared field that an element belongs to; empty for none. A rich text has no named element. */
function fieldOf(element: HTMLElement) {
  const richText = element.closest<HTMLElement>('[data-field]')
  const name = richText?.dataset.field ?? element.getAttribute('name') ?? ''
  return name in EDIT_FIELD_NAMES ? name : ''
}

export type SharedEdits = ReturnType<typeof useSharedEdits>
