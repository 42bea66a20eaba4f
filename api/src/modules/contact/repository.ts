import type { ContactInput } from '@arunika/shared/contracts'
import type { Executor } from '../../db/database.ts'
import { contactMessages } from '../../db/schema.ts'

export const insertContactMessage = (executor: Executor, values: ContactInput) =>
  executor.insert(contactMessages).values(values)
