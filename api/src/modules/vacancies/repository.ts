import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { vacancies } from '../../db/schema.ts'

const newestFirst = [desc(vacancies.createdAt), desc(vacancies.id)]

export type VacancyRow = typeof vacancies.$inferSelect
export type VacancyValues = Omit<typeof vacancies.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

export const listVacancies = (executor: Executor) =>
  executor
    .select()
    .from(vacancies)
    .orderBy(...newestFirst)

export const listOpenVacancies = (executor: Executor) =>
  executor
    .select()
    .from(vacancies)
    .where(eq(vacancies.status, 'open'))
    .orderBy(...newestFirst)

export async function findVacancy(executor: Executor, id: number): Promise<VacancyRow | undefined> {
  const [row] = await executor.select().from(vacancies).where(eq(vacancies.id, id))
  return row
}

/** The same, and keeps the vacancy from being closed or deleted until the transaction ends. */
export async function holdVacancy(executor: Executor, id: number): Promise<VacancyRow | undefined> {
  const [row] = await executor.select().from(vacancies).where(eq(vacancies.id, id)).for('share')
  return row
}

export async function insertVacancy(executor: Executor, values: VacancyValues) {
  const [row] = await executor.insert(vacancies).values(values).returning({ id: vacancies.id })
  if (!row) throw new Error('An inserted row always comes back.')
  return row.id
}

/** False when there is no such vacancy. */
export async function updateVacancy(executor: Executor, id: number, values: VacancyValues): Promise<boolean> {
  const rows = await executor
    .update(vacancies)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(vacancies.id, id))
    .returning({ id: vacancies.id })
  return rows.length > 0
}

/** Waits for applications in the making and keeps further ones out until the transaction ends. */
export async function lockVacancy(executor: Executor, id: number) {
  const [row] = await executor
    .select({ title: vacancies.title })
    .from(vacancies)
    .where(eq(vacancies.id, id))
    .for('update')
  return row
}

/** Its applications go with it. */
export const deleteVacancy = (executor: Executor, id: number) =>
  executor.delete(vacancies).where(eq(vacancies.id, id))
