/** Put in place when the site is built. */
declare const SITE_FACTS: import('@arunika/shared/site').Site
declare const API_URL: string
