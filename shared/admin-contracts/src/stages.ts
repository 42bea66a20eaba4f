import { applicationStage, applicationStatus, idParams, requiredText } from '@arunika/contracts'
import * as z from 'zod/mini'

/** Maximum number of stages of a vacancy. */
export const MOST_STAGES = 12

const stageId = z.int().check(z.positive())

/** A stage with the number of its applications. */
export const countedStage = z.extend(applicationStage, { applications: z.number() })
/** In order. */
export const vacancyStages = z.object({ stages: z.array(countedStage) })

export const stagesInput = z.object({
  /** In order; stages without an id are added, and missing ones are removed. */
  stages: z
    .array(
      z.object({
        id: z.optional(stageId),
        name: requiredText('Please name each stage.', 60),
        /** Cannot be changed for an existing stage. */
        status: applicationStatus,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_STAGES, `Please use at most ${MOST_STAGES} stages.`)),
  /** Target stages for the applications of removed stages. */
  moves: z.optional(z.array(z.object({ from: stageId, to: stageId })).check(z.maxLength(MOST_STAGES))),
  /** The stages that the client has: if they have changed since, nothing is overwritten (409). */
  known: z.array(z.object({ id: stageId, name: z.string() })).check(z.maxLength(MOST_STAGES)),
})

/**
 * Moves one or many applications to a stage of their vacancy. With `if_stage`, applications whose stage has
 * changed since stay there: a single one is refused (409); among many they are skipped.
 */
export const stageMove = z.object({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(500)),
  stage: stageId,
  if_stage: z.optional(stageId),
})

/** The person's own rating; null removes it. */
export const ratingInput = z.object({
  value: z.nullable(z.int('Please choose 1 to 5.').check(z.gte(1), z.lte(5))),
})

export const vacancyNumbers = z.object({
  stages: z.array(
    z.extend(countedStage, {
      /** Median time in seconds that applications stayed in it; null if none has left it. */
      medianSeconds: z.nullable(z.number()),
    }),
  ),
  /** Sources of the newest `MAX_COUNTED` applicants, the most frequent first; null if unknown. */
  sources: z.array(z.object({ source: z.nullable(z.string()), applications: z.number() })),
})
/** A CSV file as text. */
export const numbersExport = z.string()

export const stageFilter = { stage: z.optional(idParams.shape.id) }

export type CountedStage = z.infer<typeof countedStage>
export type VacancyStages = z.infer<typeof vacancyStages>
export type StagesInput = z.infer<typeof stagesInput>
export type StageMove = z.infer<typeof stageMove>
export type VacancyNumbers = z.infer<typeof vacancyNumbers>
