import { CodedError } from '@anyam/server/errors'
import { idParams, signedQuery } from '@arunika/contracts'
import type { Api, Context } from '../../context.ts'
import type { ApplicationService } from './service.ts'
import { archiveName } from './wire.ts'

/** Serves an application's documents as one file, from a URL that expires. */
export function archiveRoute(
  api: Api,
  { signer }: Pick<Context, 'signer'>,
  applications: ApplicationService,
) {
  api.get(
    '/uploads/applications/:id/documents.zip',
    {
      schema: {
        tags: ['Files'],
        summary: "All of an applicant's documents, by an address that expires",
        params: idParams,
        querystring: signedQuery,
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { expires, signature } = request.query
      if (!signer.verify(archiveName(id), expires, signature)) throw new CodedError('invalid_signature')
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="application-${id}.zip"`)
        .send(await applications.archive(id))
    },
  )
}
