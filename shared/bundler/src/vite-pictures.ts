import { PICTURE_QUERY, pictureModule } from './picture-module.ts'

const query = `?${PICTURE_QUERY}`

/** What `picture-loader.ts` does for Rspack, for tests and for other bundlers that know Rollup's plugins. */
export const picturesPlugin = {
  name: 'pictures',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith(query) ? pictureModule(id.slice(0, -query.length)) : undefined),
}
