import { CodedError } from '@anyam/server/errors'
import { mayEnter } from '@arunika/admin-contracts'
import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Context } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { rulesOf } from '../auth/calls.ts'
import type { Session } from '../auth/sessions.ts'
import { findNew } from '../edits/repository.ts'
import { type AdminArticleRow, findArticle } from './repository.ts'

/** The author whose articles the session is limited to; undefined for editors, who see all. */
export const authorOnly = (session: Session): number | undefined =>
  mayEnter(session, 'news') ? undefined : session.administratorId

/** @throws CodedError forbidden for authors, before data of all articles */
export function assertEditor(session: Session): void {
  if (authorOnly(session) !== undefined) throw new CodedError('forbidden')
}

/** @throws CodedError forbidden unless an editor, or the author of this draft, asks */
export function assertMayEdit(
  session: Session,
  { isDraft, authorId }: Pick<AdminArticleRow, 'isDraft' | 'authorId'>,
): void {
  const author = authorOnly(session)
  if (author !== undefined && !(isDraft && authorId === author)) throw new CodedError('forbidden')
}

/** @throws CodedError forbidden if an author's article would not stay a draft */
export function assertStaysUnpublished(session: Session, values: { isDraft: boolean }): void {
  if (!values.isDraft) assertEditor(session)
}

/** Hook that refuses authors every call about an article that is not their own draft. */
export const ownArticlesOnly =
  ({ db }: Pick<Context, 'db'>): preHandlerAsyncHookHandler =>
  async (request) => {
    const { id } = request.params as { id?: number }
    if (id === undefined || rulesOf(request.routeOptions).area !== 'writing') return
    const session = sessionOf(request)
    const author = authorOnly(session)
    if (author === undefined) return
    const row = await findArticle(db, id)
    if (!row && (await findNew(db, { kind: 'article', id }))?.authorId === author) return
    if (!row) throw new CodedError('article_not_found')
    assertMayEdit(session, row)
  }
