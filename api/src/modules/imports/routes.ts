import { importInput, importList, importReport, importStarted, MAX_IMPORT_MB } from '@arunika/admin-contracts'
import { errorResponse, idParams } from '@arunika/contracts'
import type { Api, Context } from '../../context.ts'
import { assertValid, check } from '../../lib/check.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { type FormRules, withForm } from '../../lib/receive-form.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { ImportService } from './service.ts'

const admin = { tags: ['Admin: imports'], security: [{ bearer: [] }] }

const FORM_RULES: FormRules = {
  fileField: 'file',
  maxFiles: 1,
  maxFileSize: MAX_IMPORT_MB * 1024 * 1024,
  tooManyFiles: 'Please choose one file only.',
  fileTooLarge: `The file must be ${MAX_IMPORT_MB}MB or smaller.`,
  maxFieldSize: 1_000,
}

/** Routes for articles of other systems. */
export function adminImportRoutes(api: Api, { store }: Context, imports: ImportService) {
  api.addHook('preClose', imports.stop)

  api.post(
    '/api/admin/imports',
    {
      config: { form: importInput, files: ['file'] },
      schema: {
        ...admin,
        summary: 'Import articles from WordPress, Ghost or Markdown; the report is at the id of the response',
        response: { 200: importStarted, '4xx': errorResponse },
      },
    },
    (request) =>
      withForm(request, store, FORM_RULES, ({ fields, files: [file] }) => {
        const { publish, origin = '' } = assertValid(check(importInput, fields))
        if (!file) throw invalidFields({ file: ['Please choose a file.'] })
        return imports.start(file, { publishes: publish === '1', origin }, sessionOf(request), request.log)
      }),
  )

  api.get(
    '/api/admin/imports',
    {
      schema: {
        ...admin,
        summary: 'The last imports, the newest first',
        response: { 200: importList, '4xx': errorResponse },
      },
    },
    () => imports.list(),
  )

  api.get(
    '/api/admin/imports/:id',
    {
      schema: {
        ...admin,
        summary: 'What became of each article of an import',
        params: idParams,
        response: { 200: importReport, '4xx': errorResponse },
      },
    },
    (request) => imports.find(request.params.id),
  )
}
