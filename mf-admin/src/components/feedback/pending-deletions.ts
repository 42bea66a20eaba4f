import { useSyncExternalStore } from 'react'
import { beforeLogOut } from '../../lib/log-out.ts'

/** Milliseconds in which a deletion can be undone. */
export const UNDO_TIME = 8_000

/** Things that are gone from their list but not yet from the server. */
export interface PendingDeletion {
  id: number
  /** Names what was deleted. */
  text: string
  /** Addresses of the things; their rows are hidden meanwhile. */
  addresses: readonly string[]
  /** Set when the server refused, as a sentence; the rows of a refused deletion are back. */
  failure?: string
}

interface Deletion extends Omit<PendingDeletion, 'id' | 'failure'> {
  /** Deletes on the server and refreshes the list. */
  run: () => Promise<unknown>
}

const timers = new Map<number, ReturnType<typeof setTimeout>>()
const runs = new Map<number, Deletion['run']>()
/** Undoes a deletion that the server has carried out. */
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

/** Hides the rows at once and deletes them when the time for taking it back is over. */
export function deleteSoon({ run, ...deletion }: Deletion) {
  lastId += 1
  runs.set(lastId, run)
  start(lastId)
  change([...pending.filter(({ failure }) => failure === undefined), { id: lastId, ...deletion }])
}

/** Something that the server has done and that can be undone. */
export interface UndoOffer {
  /** Undoes it, also when the time for that is over. */
  accept: () => void
  /** Withdraws the offer from the screen. */
  withdraw: () => void
}

/** Offers to undo what the server has done already. */
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

/** Takes a deletion back, or puts a refused one aside. */
export function takeBack(id: number) {
  const undo = undos.get(id)
  forget(id)
  if (!undo) return change(pending.filter((entry) => entry.id !== id))
  undo().then(
    () => change(pending.filter((entry) => entry.id !== id)),
    (error: unknown) => fail(id, `Not restored. ${messageOf(error)}`),
  )
}

/** Runs all pending deletions at once: the page is closing, and with it the chance to undo. */
export function deleteNow() {
  for (const id of [...runs.keys()]) void commit(id)
}

beforeLogOut(deleteNow)

/** Pauses the timer while the administrator decides; it then restarts. */
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

/** The rows without those that are about to be deleted. */
export function useRemaining<Row>(rows: readonly Row[] | undefined, addressOf: (row: Row) => string) {
  const waiting = new Set(usePendingDeletions().flatMap(({ addresses }) => addresses))
  return waiting.size === 0 ? rows : rows?.filter((row) => !waiting.has(addressOf(row)))
}
