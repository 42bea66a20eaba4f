/** Put in place when the site is built. */
declare const SITE_FACTS: import('@arunika/contracts/site').Site
declare const API_URL: string
