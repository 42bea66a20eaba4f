import { CodedError } from '@anyam/server/errors'
import { type MailTemplateInput, type MailTemplates, MOST_TEMPLATES } from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { withoutTranslations } from '../../lib/translations.ts'
import { assertVersion } from '../audit/assert-version.ts'
import { type Actor, record } from '../audit/repository.ts'
import * as repository from './repository.ts'
import { textsByLanguage } from './texts.ts'

const template = { subject: 'mail template' } as const

/** A template's values from a form; translations stay unchanged if the form omits them. */
const valuesOf = ({ if_updated_at: _, ...input }: MailTemplateInput) => ({
  ...withoutTranslations(input),
  translations: textsByLanguage(input),
})

async function assertFound(executor: Executor, id: number) {
  const found = await repository.lockTemplate(executor, id)
  if (!found) throw new CodedError('template_not_found')
  return found
}

async function assertNameIsFree(executor: Executor, name: string, id?: number) {
  if (await repository.isTemplateNameTaken(executor, name, id))
    throw invalidFields({ name: ['There is a template of this name already.'] })
}

/** Manages recruiters' mail templates. */
export function createMailTemplateService({ db }: Context) {
  return {
    list: async (): Promise<MailTemplates> => ({
      templates: (await repository.listTemplates(db)).map(({ updatedAt, createdAt: _, ...template }) => ({
        ...template,
        updatedAt: updatedAt.toISOString(),
      })),
    }),

    /** @throws CodedError validation_failed */
    create: (input: MailTemplateInput, by: Actor) =>
      db.transaction(async (transaction) => {
        const values = valuesOf(input)
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
    change: (id: number, input: MailTemplateInput, by: Actor) =>
      db.transaction(async (transaction) => {
        const values = valuesOf(input)
        const found = await assertFound(transaction, id)
        const subject = { ...template, subjectId: id }
        await assertVersion(transaction, subject, {
          ...{ known: input.if_updated_at, found, code: 'template_changed' },
        })
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
