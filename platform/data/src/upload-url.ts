import { siteAddress } from './site-origin.ts'

/** Address of a file in `featured_image_path` or `file_path`. */
export const uploadUrl = (path: string) => siteAddress(`/uploads/${path}`)
