/** Script of the service worker. It is at the root, because a worker's scope is the folder of its script. */
export const OFFLINE_SCRIPT = '/offline.js'
/** Address of the list of stored pages. The worker inserts the list between the marks that the server leaves. */
export const OFFLINE_PAGE = '/offline'
export const LIST_START = '<!--stored-->'
export const LIST_END = '<!--/stored-->'
/** Address at which the worker responds whether an article is saved; PUT saves it, DELETE removes it. */
export const SAVED_PATH = '/offline/saved'
