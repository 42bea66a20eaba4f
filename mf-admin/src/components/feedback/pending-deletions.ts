import { useSyncExternalStore } from 'react'
import { beforeLogOut } from '../../lib/log-out.ts'

/** Time in milliseconds in which a deletion can be undone. */
export const UNDO_TIME = 8_000

/** A deletion that the list already shows but the server has not yet received. */
export interface PendingDeletion {
  id: number
  /** Names the deleted entries. */
  text: string
  /** Addresses of the entries; their rows are hidden meanwhile. */
  addresses: readonly string[]
  /** The server's refusal as a sentence; the rows of a refused deletion reappear. */
  failure?: string
}

interface Deletion extends Omit<PendingDeletion, 'id' | 'failure'> {
  /** Deletes on the server and refreshes the list. */
  run: () => Promise<unknown>
}

const timers = new Map<number, ReturnType<typeof setTimeout>>()
const runs = new Map<number, Deletion['run']>()
/** Functions that undo deletions which the server has already done. */
const undos = new Map<number, () => Promise<unknown>>()
const listeners = new Set<() => void>()
let pending: readonly PendingDeletion[] = []
let lastId = 0

function change(next: readonly PendingDeletion[]) {
  pending = next
  for (const listener of listeners) listener()
}

const forget = (id: number) => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  runs.delete(id)
  undos.delete(id)
}

async function commit(id: number) {
  const run = runs.get(id)
  forget(id)
  if (!run) return
  try {
    await run()
    change(pending.filter((entry) => entry.id !== id))
  } catch (error) {
    fail(id, `Not deleted. ${messageOf(error)}`)
  }
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.'

const fail = (id: number, failure: string) =>
  change(pending.map((entry) => (entry.id === id ? { ...entry, failure, addresses: [] } : entry)))

const start = (id: number) =>
  timers.set(
    id,
    setTimeout(() => void commit(id), UNDO_TIME),
  )

/** Hides the rows at once and deletes them when the time to undo is over. */
export function deleteSoon({ run, ...deletion }: Deletion) {
  lastId += 1
  runs.set(lastId, run)
  start(lastId)
  change([...pending.filter(({ failure }) => failure === undefined), { id: lastId, ...deletion }])
}

/** A completed action that can be undone. */
export interface UndoOffer {
  /** Undoes the action, even after the offer has expired. */
  accept: () => void
  /** Withdraws the offer from the screen. */
  withdraw: () => void
}

/** Offers to undo an action that the server has already done. */
export function offerUndo(text: string, undo: () => Promise<unknown>): UndoOffer {
  function offer() {
    deleteSoon({ text, addresses: [], run: async () => {} })
    undos.set(lastId, undo)
    return lastId
  }
  let id = offer()
  return {
    accept() {
      if (!undos.has(id)) id = offer()
      takeBack(id)
    },
    withdraw() {
      forget(id)
      change(pending.filter((entry) => entry.id !== id))
    },
  }
}

/** Undoes a deletion, or dismisses a refused one. */
export function takeBack(id: number) {
  const undo = undos.get(id)
  forget(id)
  if (!undo) return change(pending.filter((entry) => entry.id !== id))
  undo().then(
    () => change(pending.filter((entry) => entry.id !== id)),
    (error: unknown) => fail(id, `Not restored. ${messageOf(error)}`),
  )
}

/** Runs all pending deletions at once, because the page is closing. */
export function deleteNow() {
  for (const id of [...runs.keys()]) void commit(id)
}

beforeLogOut(deleteNow)

/** Pauses the timer while the administrator decides; it restarts in full afterwards. */
export function holdDeletions(hold: boolean) {
  for (const id of runs.keys()) {
    clearTimeout(timers.get(id))
    if (!hold) start(id)
  }
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('pagehide', deleteNow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('pagehide', deleteNow)
  }
}

export const usePendingDeletions = () => useSyncExternalStore(subscribe, () => pending)

/** The rows without pending deletions. */
export function useRemaining<Row>(rows: readonly Row[] | undefined, addressOf: (row: Row) => string) {
  const waiting = new Set(usePendingDeletions().flatMap(({ addresses }) => addresses))
  return waiting.size === 0 ? rows : rows?.filter((row) => !waiting.has(addressOf(row)))
}
