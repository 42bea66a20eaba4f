import {
  pictureAddress,
  pictureCrop,
  pictureDetail,
  pictureInput,
  picturePage,
  pictureQuery,
  pictureReplacement,
  pictureRow,
} from '@arunika/admin-contracts'
import { errorResponse, idParams, messageResponse, savedResponse } from '@arunika/contracts'
import type { Api, Context } from '../../context.ts'
import { savedAs } from '../../lib/saved-as.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { addUpload, EDITOR_PICTURE, TAKES_PICTURE } from '../uploads/routes.ts'
import { withFetchedPicture } from './fetch-picture.ts'
import type { MediaService } from './service.ts'

const admin = { tags: ['Admin: media'], security: [{ bearer: [] }] }
const respondsPicture = { 200: pictureRow, '4xx': errorResponse }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

const replacedText = (count: number) =>
  `The picture has been replaced in ${count} ${count === 1 ? 'place' : 'places'}.`

/** Routes of the media library. */
export function adminMediaRoutes(api: Api, { store, settings }: Context, media: MediaService) {
  api.get(
    '/api/admin/pictures',
    {
      schema: {
        ...admin,
        summary: 'Pictures of the library, last added first',
        querystring: pictureQuery,
        response: { 200: picturePage, '4xx': errorResponse },
      },
    },
    (request) => media.page(request.query),
  )

  api.get(
    '/api/admin/pictures/:id',
    {
      schema: {
        ...admin,
        summary: 'One picture, with what shows it',
        params: idParams,
        response: { 200: pictureDetail, '4xx': errorResponse },
      },
    },
    (request) => media.find(request.params.id),
  )

  api.post(
    '/api/admin/pictures/create',
    {
      config: TAKES_PICTURE,
      schema: {
        ...admin,
        summary: 'Add a picture; the one with the same contents is returned if there is one',
        response: respondsPicture,
      },
    },
    (request) => addUpload(request, store, media),
  )

  api.post(
    '/api/admin/pictures/fetch',
    {
      schema: {
        ...admin,
        summary: 'Fetch a picture from another site into the library',
        body: pictureAddress,
        response: respondsPicture,
      },
    },
    (request) =>
      withFetchedPicture(request.body.url, { store, settings }, (file) =>
        media.add(file, EDITOR_PICTURE, sessionOf(request)),
      ),
  )

  api.post(
    '/api/admin/pictures/:id',
    {
      schema: {
        ...admin,
        summary: 'Change name, alternative text and focus point of a picture',
        params: idParams,
        body: pictureInput,
        response: { 200: savedResponse, '4xx': errorResponse },
      },
    },
    async (request) => {
      const saved = await media.change(request.params.id, request.body, sessionOf(request))
      return savedAs('The picture has been updated.', saved)
    },
  )

  api.post(
    '/api/admin/pictures/:id/replace',
    {
      schema: {
        ...admin,
        summary: 'Show another picture wherever this one is shown, everywhere or nowhere',
        params: idParams,
        body: pictureReplacement,
        response: respondsMessage,
      },
    },
    async (request) => {
      const changed = await media.replace(request.params.id, request.body.by, sessionOf(request))
      return { message: replacedText(changed) }
    },
  )

  api.post(
    '/api/admin/pictures/:id/crop',
    {
      schema: {
        ...admin,
        summary: 'Rotate and crop a picture into a new one; the picture itself stays',
        params: idParams,
        body: pictureCrop,
        response: respondsPicture,
      },
    },
    (request) => media.crop(request.params.id, request.body, sessionOf(request)),
  )

  api.delete(
    '/api/admin/pictures/:id',
    {
      schema: {
        ...admin,
        summary: 'Move a picture that nothing shows to the trash',
        params: idParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await media.remove(request.params.id, sessionOf(request))
      return { message: 'The picture has been deleted.' }
    },
  )
}
