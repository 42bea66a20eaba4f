import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { ExportService } from './service.ts'

const ZIP_TYPE = 'application/zip'

/** Route for everything at once. */
export function adminExportRoutes(api: Api, exports: ExportService) {
  api.get(
    '/api/admin/export.zip',
    {
      schema: {
        tags: ['Admin: site'],
        security: [{ bearer: [] }],
        summary: 'Everything except applications, as JSON with pictures',
        produces: [ZIP_TYPE],
      },
    },
    async (request, reply) => {
      const zip = await exports.everything(sessionOf(request))
      return reply
        .type(ZIP_TYPE)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="export.zip"')
        .send(zip)
    },
  )
}
