/** Script of the service worker; at the root, because a worker's scope is the folder of its script. */
export const OFFLINE_SCRIPT = '/offline.js'
/** Lists the stored pages; the worker fills in what the server leaves open between the marks. */
export const OFFLINE_PAGE = '/offline'
export const LIST_START = '<!--stored-->'
export const LIST_END = '<!--/stored-->'
/** The worker answers here whether an article is saved; PUT saves it, DELETE removes it. */
export const SAVED_PATH = '/offline/saved'
