import { type MailTemplateInput, type MailTemplates, MOST_TEMPLATES } from '@arunika/admin-contracts'
import { CodedError } from '@arunika/server/errors'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { assertVersion } from '../audit/assert-version.ts'
import { type Actor, record } from '../audit/repository.ts'
import * as repository from './repository.ts'

const template = { subject: 'mail template' } as const

async function assertFound(executor: Executor, id: number) {
  const found = await repository.lockTemplate(executor, id)
  if (!found) throw new CodedError('template_not_found')
  return found
}

async function assertNameIsFree(executor: Executor, name: string, id?: number) {
  if (await repository.isTemplateNameTaken(executor, name, id))
    throw invalidFields({ name: ['There is a template of this name already.'] })
}

/** What recruiters begin a mail with. */
export function createMailTemplateService({ db }: Context) {
  return {
    list: async (): Promise<MailTemplates> => ({
      templates: (await repository.listTemplates(db)).map(({ id, name, subject, text, updatedAt }) => ({
        ...{ id, name, subject, text },
        updatedAt: updatedAt.toISOString(),
      })),
    }),

    /** @throws CodedError validation_failed */
    create: ({ if_updated_at: _, ...values }: MailTemplateInput, by: Actor) =>
      db.transaction(async (transaction) => {
        if ((await repository.countTemplates(transaction)) >= MOST_TEMPLATES) {
          const message = `There are ${MOST_TEMPLATES} templates, which is the most. Please delete one.`
          throw invalidFields({ name: [message] })
        }
        await assertNameIsFree(transaction, values.name)
        const saved = await repository.insertTemplate(transaction, values)
        await record(transaction, by, {
          ...{ action: 'created', ...template, subjectId: saved.id, title: values.name },
        })
        return saved
      }),

    /** @throws CodedError template_not_found, template_changed or validation_failed */
    change: (id: number, { if_updated_at: known, ...values }: MailTemplateInput, by: Actor) =>
      db.transaction(async (transaction) => {
        const found = await assertFound(transaction, id)
        const subject = { ...template, subjectId: id }
        await assertVersion(transaction, subject, { known, found, code: 'template_changed' })
        await assertNameIsFree(transaction, values.name, id)
        const saved = await repository.updateTemplate(transaction, id, values)
        await record(transaction, by, { action: 'changed', ...subject, title: values.name })
        return saved
      }),

    /** @throws CodedError template_not_found */
    remove: (id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        const { name } = await assertFound(transaction, id)
        await repository.deleteTemplate(transaction, id)
        await record(transaction, by, { action: 'deleted', ...template, subjectId: id, title: name })
      }),
  }
}

export type MailTemplateService = ReturnType<typeof createMailTemplateService>
