import { applicationStage, applicationStatus, idParams, requiredText } from '@arunika/contracts'
import * as z from 'zod/mini'

/** Stages that a vacancy may have at most. */
export const MOST_STAGES = 12

const stageId = z.int().check(z.positive())

/** A stage with the number of applications that are in it. */
export const countedStage = z.extend(applicationStage, { applications: z.number() })
/** In order. */
export const vacancyStages = z.object({ stages: z.array(countedStage) })

export const stagesInput = z.object({
  /** In order; one without an id is added, and one that is missing is removed. */
  stages: z
    .array(
      z.object({
        id: z.optional(stageId),
        name: requiredText('Please name each stage.', 60),
        /** Of a stage that exists it stays as it is. */
        status: applicationStatus,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_STAGES, `Please use at most ${MOST_STAGES} stages.`)),
  /** Where the applications of removed stages go. */
  moves: z.optional(z.array(z.object({ from: stageId, to: stageId })).check(z.maxLength(MOST_STAGES))),
  /** The stages that the client saw: if they have changed since, nothing is overwritten (409). */
  known: z.array(z.object({ id: stageId, name: z.string() })).check(z.maxLength(MOST_STAGES)),
})

/**
 * Moves one or many to a stage of their vacancy. With `if_stage` those that are in another stage by now stay there:
 * a single one is refused (409), of many they are left out.
 */
export const stageMove = z.object({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(500)),
  stage: stageId,
  if_stage: z.optional(stageId),
})

/** A person's own rating; null takes it back. */
export const ratingInput = z.object({
  value: z.nullable(z.int('Please choose 1 to 5.').check(z.gte(1), z.lte(5))),
})

export const vacancyNumbers = z.object({
  stages: z.array(
    z.extend(countedStage, {
      /** Seconds that half of those that have left it stayed at most; null if none has left it. */
      medianSeconds: z.nullable(z.number()),
    }),
  ),
  /** Where the newest `MAX_COUNTED` applicants came from, the most frequent first; null: not known. */
  sources: z.array(z.object({ source: z.nullable(z.string()), applications: z.number() })),
})
/** Text of a CSV file. */
export const numbersExport = z.string()

export const stageFilter = { stage: z.optional(idParams.shape.id) }

export type CountedStage = z.infer<typeof countedStage>
export type VacancyStages = z.infer<typeof vacancyStages>
export type StagesInput = z.infer<typeof stagesInput>
export type StageMove = z.infer<typeof stageMove>
export type VacancyNumbers = z.infer<typeof vacancyNumbers>
