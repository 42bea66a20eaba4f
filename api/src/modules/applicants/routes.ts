import {
  applicant,
  applicantPage,
  applicantQuery,
  merged,
  mergeInput,
  separated,
  separateInput,
} from '@arunika/admin-contracts'
import { errorResponse, idParams } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { ApplicantService } from './service.ts'

const admin = { tags: ['Admin: applicants'], security: [{ bearer: [] }] }

/** Routes for people over all vacancies and years. */
export function adminApplicantRoutes(api: Api, applicants: ApplicantService) {
  api.get(
    '/api/admin/applicants',
    {
      schema: {
        ...admin,
        summary: 'People with their applications, over all vacancies and years, the newest first',
        querystring: applicantQuery,
        response: { 200: applicantPage, '4xx': errorResponse },
      },
    },
    (request) => applicants.page(request.query, sessionOf(request)),
  )

  api.get(
    '/api/admin/applicants/:id',
    {
      schema: {
        ...admin,
        summary: 'A person with all applications; the id is that of any of them',
        params: idParams,
        response: { 200: applicant, '4xx': errorResponse },
      },
    },
    (request) => applicants.find(request.params.id, sessionOf(request)),
  )

  api.post(
    '/api/admin/applicants/merge',
    {
      schema: {
        ...admin,
        summary: 'Say that the people of these applications are one person',
        body: mergeInput,
        response: { 200: merged, '4xx': errorResponse },
      },
    },
    (request) => applicants.merge(request.body.ids, sessionOf(request)),
  )

  api.post(
    '/api/admin/applicants/separate',
    {
      schema: {
        ...admin,
        summary: 'Say that applications of some addresses are those of another person',
        body: separateInput,
        response: { 200: separated, '4xx': errorResponse },
      },
    },
    (request) => applicants.separate(request.body.ids, sessionOf(request)),
  )
}
