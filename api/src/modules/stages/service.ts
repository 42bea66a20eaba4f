import { CodedError } from '@anyam/server/errors'
import type { StageMove, StagesInput, VacancyNumbers } from '@arunika/admin-contracts'
import { APPLICATION_STATUS_NAMES, APPLICATION_STATUSES } from '@arunika/contracts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { lockApplication } from '../applications/repository.ts'
import { type Actor, findLastEntry, record } from '../audit/repository.ts'
import { statusChanged } from '../audit/status-changed.ts'
import { findVacancy, holdVacancy, lockVacancy } from '../vacancies/repository.ts'
import * as repository from './repository.ts'

/** Applications that leave a removed stage in one transaction. */
const MOVED_AT_ONCE = 200

const movedTo = (title: string) => (subjectId: number) =>
  ({ action: 'status changed', subject: 'application', subjectId, title }) as const

/** Manages the stages of vacancies and the applications in them. */
export function createStageService({ db }: Context) {
  async function assertVacancy(id: number, find: typeof findVacancy = findVacancy, executor: Executor = db) {
    const vacancy = await find(executor, id)
    if (!vacancy) throw new CodedError('vacancy_not_found')
    return vacancy
  }

  /** @throws CodedError stages_changed if they differ from those that the sender saw */
  async function assertKnown(
    transaction: Executor,
    vacancy: number,
    { known, stages: wanted }: StagesInput,
    stages: readonly repository.StageRow[],
  ) {
    const isSame =
      known.length === stages.length &&
      known.every((stage, index) => stage.id === stages[index]?.id && stage.name === stages[index]?.name)
    const areOwn = wanted.every(({ id }) => id === undefined || stages.some((stage) => stage.id === id))
    if (isSame && areOwn) return
    const entry = await findLastEntry(transaction, { subject: 'job vacancy', subjectId: vacancy })
    const changed = entry && { by: entry.actor, at: entry.createdAt.toISOString() }
    throw new CodedError('stages_changed', { ...(changed && { changed }) })
  }

  /** @returns undefined if it only moved a batch, and more may follow */
  async function saveOrMove(transaction: Executor, vacancy: number, input: StagesInput, by: Actor) {
    const { title } = await assertVacancy(vacancy, lockVacancy, transaction)
    const before = await repository.listStages(transaction, vacancy)
    await assertKnown(transaction, vacancy, input, before)
    assertWhole(input, before)
    const remaining = new Set(input.stages.map(({ id }) => id))
    const removed = before.filter((stage) => !remaining.has(stage.id))
    for (const { id, name } of removed) {
      const ids = await repository.listOfStage(transaction, id, MOVED_AT_ONCE)
      if (ids.length === 0) continue
      const to = input.moves?.find(({ from }) => from === id)?.to
      const target = before.find((stage) => stage.id === to && remaining.has(stage.id))
      if (!target) throw invalidFields({ moves: [`Choose where the applications in ${name} go.`] })
      await repository.moveTo(transaction, ids, { stage: target.id }, by)
      await record(transaction, by, ...ids.map(movedTo(target.name)))
      if (ids.length === MOVED_AT_ONCE) return undefined
    }
    for (const { id } of removed) await repository.deleteStage(transaction, id)
    await repository.saveStages(transaction, vacancy, input.stages)
    const subject = { subject: 'job vacancy', subjectId: vacancy } as const
    await record(transaction, by, { action: 'changed', ...subject, title: `${title}: stages` })
    return { stages: await repository.countStages(transaction, vacancy) }
  }

  return {
    async list(vacancy: number) {
      await assertVacancy(vacancy)
      return { stages: await repository.countStages(db, vacancy) }
    },

    /**
     * Replaces a vacancy's stages, moving the applications out of removed ones: in batches, so that applicants wait for
     * few of them, and the same call continues after a crash. The stages change once nothing is left to move.
     * @throws CodedError vacancy_not_found, stages_changed, or validation_failed
     */
    async save(vacancy: number, input: StagesInput, by: Actor) {
      for (;;) {
        const saved = await db.transaction((transaction) => saveOrMove(transaction, vacancy, input, by))
        if (saved) return saved
      }
    },

    /**
     * Moves applications to a stage of their vacancy.
     * @returns ids of the applications moved
     * @throws CodedError stage_not_found, application_not_found or application_changed
     */
    move: ({ ids, stage, if_stage: known }: StageMove, by: Actor): Promise<number[]> =>
      db.transaction(async (transaction) => {
        const vacancy = await repository.findVacancyOf(transaction, stage)
        // Stages change only while their vacancy is locked.
        if (vacancy === undefined || !(await holdVacancy(transaction, vacancy)))
          throw new CodedError('stage_not_found')
        const stages = await repository.listStages(transaction, vacancy)
        const target = stages.find(({ id }) => id === stage)
        if (!target) throw new CodedError('stage_not_found')
        const found = await repository.lockStagesOf(transaction, ids, vacancy)
        const movable = found.filter(({ stageId }) => known === undefined || stageId === known)
        const moved = movable.filter(({ stageId }) => stageId !== stage).map(({ id }) => id)
        if (ids.length === 1) {
          const [one] = found
          if (!one) throw new CodedError('application_not_found')
          if (movable.length === 0 && one.stageId !== stage) {
            const name = stages.find(({ id }) => id === one.stageId)?.name ?? ''
            const subject = { subject: 'application', subjectId: one.id } as const
            throw await statusChanged(transaction, 'application_changed', subject, name)
          }
        }
        if (moved.length === 0) return []
        await repository.moveTo(transaction, moved, { stage }, by)
        await record(transaction, by, ...moved.map(movedTo(target.name)))
        return moved
      }),

    /** @param value null removes it; @throws CodedError application_not_found */
    rate: (subjectId: number, value: number | null, by: { administratorId: number }) =>
      db.transaction(async (transaction) => {
        if (!(await lockApplication(transaction, subjectId))) throw new CodedError('application_not_found')
        await repository.saveRating(transaction, subjectId, by, value)
        const title = value === null ? 'taken back' : `${value} of 5`
        await record(transaction, by, { action: 'rated', subject: 'application', subjectId, title })
      }),

    /** @throws CodedError vacancy_not_found */
    async numbers(vacancy: number): Promise<VacancyNumbers> {
      await assertVacancy(vacancy)
      return repository.findNumbers(db, vacancy)
    },
  }
}

/** @throws CodedError validation_failed if names repeat or a status has no stage */
function assertWhole({ stages }: StagesInput, before: readonly repository.StageRow[]) {
  const names = stages.map(({ name }) => name.toLowerCase())
  const twice = stages.find(({ name }, index) => names.indexOf(name.toLowerCase()) !== index)
  if (twice) throw invalidFields({ stages: [`There are two stages called ${twice.name}.`] })
  const statuses = new Set(
    stages.map(({ id, status }) => before.find((stage) => stage.id === id)?.status ?? status),
  )
  const missing = APPLICATION_STATUSES.find((status) => !statuses.has(status))
  if (missing)
    throw invalidFields({
      stages: [`At least one stage must stand for ${APPLICATION_STATUS_NAMES[missing]}.`],
    })
}

export type StageService = ReturnType<typeof createStageService>
