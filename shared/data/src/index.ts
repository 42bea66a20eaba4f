export { isMissing, type MissingStatus, missingStatus } from './is-missing.ts'
export { ApiError, isApiError, type RequestOptions, request } from './request.ts'
export { uploadUrl } from './upload-url.ts'
export { POLLING_INTERVAL, usePolled } from './use-polled.ts'
