import type { EditInput, EditState } from '@arunika/admin-contracts'
import type { AdminArticle } from '@arunika/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldPathValue, Path } from 'react-hook-form'
import { AUTOSAVE } from '../../../components/form/use-autosave.ts'
import { sharedStart } from '../../../components/merging/align.ts'
import { afterPause } from '../../../lib/after-pause.ts'
import { hasUsableToken, onSessionChange } from '../../../lib/token.ts'
import { discardEdits, leaveArticle, syncEdits } from '../api/edits.ts'
import { getArticle } from '../api/get-article.ts'
import { type ArticleForm, type ArticleFormValues, formValuesOf } from '../article-fields.ts'
import { EDIT_FIELD_NAMES } from '../edit-field-names.ts'
import {
  type Collisions,
  changesOf,
  type EditValue,
  mergeSaved,
  mergeState,
  newestOf,
  type ParagraphQuestion,
  type Synced,
  sharedValues,
  withArrived,
} from '../shared-edits.ts'

/** Milliseconds between two polls of other editors' edits: while others are here, and otherwise. */
const INTERVAL = { shared: 2_000, alone: 5_000 }

const loadMerging = () =>
  import(/* webpackChunkName: "merging" */ '../../../components/merging/merge-html.ts')

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
  const [paragraphs, setParagraphs] = useState<readonly ParagraphQuestion[]>([])
  const synced = useRef<Synced>(agreedWith(article))
  const waiting = useRef<Collisions>({})
  const focused = useRef('')
  const running = useRef(false)
  /** True if something was typed during a request. */
  const isBehind = useRef(false)
  const unanswered = useRef<EditInput['changes'][]>([])

  const put = useCallback(
    (values: Readonly<Record<string, EditValue>>) =>
      keepCaret(() =>
        // Before the next key, which would otherwise be typed into the text that is replaced here.
        flushSync(() => {
          for (const [name, value] of Object.entries(values)) {
            const path = name as Path<ArticleFormValues>
            setValue(path, value as FieldPathValue<ArticleFormValues, typeof path>, { shouldDirty: true })
          }
        }),
      ),
    [setValue],
  )

  const adopt = useCallback(
    ({ synced: next, taken, collisions: found, paragraphs: asked }: ReturnType<typeof mergeState>) => {
      synced.current = next
      if (Object.keys(taken).length > 0) put(taken)
      if (asked.length > 0) setParagraphs((others) => [...others, ...asked])
      if (Object.keys(found).length === 0) return
      waiting.current = { ...waiting.current, ...found }
      setCollisions(waiting.current)
    },
    [put],
  )

  const exchange = useCallback(
    async (articleId: number) => {
      const sent = changesOf(synced.current, sharedValues(getValues()), waiting.current)
      if (Object.keys(sent).length > 0) unanswered.current.push(sent)
      const found = await syncEdits(articleId, { form: formId, field: focused.current, changes: sent })
      synced.current = withArrived(synced.current, unanswered.current, found)
      const isSaved = found.savedAt !== synced.current.savedAt
      if (isSaved || Object.keys(found.fields).length > 0) {
        const { mergeHtml } = await loadMerging()
        adopt(mergeState(synced.current, sharedValues(getValues()), sent, found, mergeHtml))
        if (isSaved) {
          const saved = sharedValues(formValuesOf(await getArticle(articleId)))
          adopt(mergeSaved(synced.current, sharedValues(getValues()), saved, found, mergeHtml))
          setValue('if_updated_at', found.savedAt)
        }
      } else synced.current = { ...synced.current, versions: {} }
      unanswered.current = []
      const rest = changesOf(synced.current, sharedValues(getValues()), {})
      setStored(Object.keys(rest).length === 0)
      setState(found)
    },
    [formId, getValues, setValue, adopt],
  )

  const sync = useCallback(async () => {
    isBehind.current = true
    if (id === undefined || running.current || !hasUsableToken()) return
    running.current = true
    try {
      while (isBehind.current) {
        isBehind.current = false
        await exchange(id)
      }
      setFailed(false)
    } catch {
      // Nothing is lost: this browser has stored it too, and the next attempt sends it.
      setFailed(true)
    } finally {
      running.current = false
    }
  }, [id, exchange])

  useEffect(() => {
    if (id === undefined) return
    void sync()
    const stopWaiting = onSessionChange(() => void sync())
    const { report, cancel } = afterPause(() => void sync(), AUTOSAVE)
    const { unsubscribe } = watch(() => {
      setStored(false)
      report()
    })
    return () => {
      cancel()
      unsubscribe()
      stopWaiting()
      void leaveArticle(id, formId).catch(() => undefined)
    }
  }, [id, formId, sync, watch])

  const interval = state && state.editors.length > 0 ? INTERVAL.shared : INTERVAL.alone
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void sync()
    }, interval)
    return () => clearInterval(timer)
  }, [interval, sync])

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
    paragraphs,
    /** Version up to which a save contains all edits. */
    newest: () => newestOf(synced.current),
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
    /** Restarts from the form's values, which are now saved. The api may have sanitised the text. */
    restart({ updatedAt }: AdminArticle) {
      synced.current = { values: sharedValues(getValues()), versions: {}, savedAt: updatedAt }
      waiting.current = {}
      setCollisions({})
      setParagraphs([])
    },
    discard: () => (id === undefined ? Promise.resolve() : discardEdits(id).then(() => undefined)),
  }
}

/** Replaces values of fields; a caret in one of them stays between the same letters. */
function keepCaret(replace: () => void) {
  const { activeElement: field } = document
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return replace()
  const { value, selectionStart, selectionEnd } = field
  replace()
  if (selectionStart === null || selectionEnd === null || field.value === value) return
  const start = sharedStart(value, field.value)
  const moved = (caret: number) =>
    caret <= start ? caret : Math.max(start, caret + field.value.length - value.length)
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd))
}

/** Name of the shared field that an element belongs to; empty for none. A rich text has no named element. */
function fieldOf(element: HTMLElement) {
  const richText = element.closest<HTMLElement>('[data-field]')
  const name = richText?.dataset.field ?? element.getAttribute('name') ?? ''
  return name in EDIT_FIELD_NAMES ? name : ''
}

export type SharedEdits = ReturnType<typeof useSharedEdits>
