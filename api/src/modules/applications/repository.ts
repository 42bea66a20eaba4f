import { asc, count, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applicationFiles, applications } from '../../db/schema.ts'

export type ApplicationValues = Omit<typeof applications.$inferInsert, 'id'>
export type FileValues = { path: string; name: string; size: number }
export type ApplicationRow = typeof applications.$inferSelect & {
  files: (typeof applicationFiles.$inferSelect)[]
}

/** Applications of these vacancies with their documents, newest first. */
export async function listApplications(
  executor: Executor,
  vacancyIds: readonly number[],
): Promise<ApplicationRow[]> {
  if (vacancyIds.length === 0) return []
  const ofThese = inArray(applications.vacancyId, [...vacancyIds])
  const rows = await executor
    .select()
    .from(applications)
    .where(ofThese)
    .orderBy(desc(applications.createdAt), desc(applications.id))
  const files = await executor
    .select({ file: applicationFiles })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(ofThese)
    .orderBy(asc(applicationFiles.id))
  const byApplication = Map.groupBy(
    files.map(({ file }) => file),
    (file) => file.applicationId,
  )
  return rows.map((row) => ({ ...row, files: byApplication.get(row.id) ?? [] }))
}

export async function insertApplication(
  executor: Executor,
  values: ApplicationValues,
  files: readonly FileValues[],
) {
  const [row] = await executor.insert(applications).values(values).returning({ id: applications.id })
  if (!row) throw new Error('An inserted row always comes back.')
  await executor.insert(applicationFiles).values(files.map((file) => ({ ...file, applicationId: row.id })))
}

/** False when there is no such application. */
export async function markRead(executor: Executor, id: number): Promise<boolean> {
  const rows = await executor
    .update(applications)
    .set({ isRead: true })
    .where(eq(applications.id, id))
    .returning({ id: applications.id })
  return rows.length > 0
}

export async function countUnread(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(applications)
    .where(eq(applications.isRead, false))
  return row?.count ?? 0
}

type Choice = { id: number } | { vacancyId: number } | { before: Date }

function matching(choice: Choice): SQL {
  if ('id' in choice) return eq(applications.id, choice.id)
  if ('vacancyId' in choice) return eq(applications.vacancyId, choice.vacancyId)
  return lt(applications.createdAt, choice.before)
}

/** Where the documents of the chosen applications lie. */
export async function listFilePaths(executor: Executor, choice: Choice): Promise<string[]> {
  const rows = await executor
    .select({ path: applicationFiles.path })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(matching(choice))
  return rows.map((row) => row.path)
}

/** Number of applications deleted. */
export async function deleteApplications(executor: Executor, choice: Choice): Promise<number> {
  const rows = await executor.delete(applications).where(matching(choice)).returning({ id: applications.id })
  return rows.length
}
