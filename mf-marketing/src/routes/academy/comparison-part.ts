import { definePart } from '../../lib/page-part.tsx'

/** The comparison of classes; a separate chunk, because few addresses ask for it. */
export const comparison = definePart(
  () => import(/* webpackChunkName: "class-comparison" */ './comparison.tsx'),
)
