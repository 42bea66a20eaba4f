import { PICTURE_QUERY, pictureModule } from './picture-module.ts'

const query = `?${PICTURE_QUERY}`

/** Equivalent of `picture-loader.ts` for tests and for other bundlers with Rollup plugins. */
export const picturesPlugin = {
  name: 'pictures',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith(query) ? pictureModule(id.slice(0, -query.length)) : undefined),
}
