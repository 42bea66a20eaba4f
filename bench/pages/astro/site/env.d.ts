/** Replaced at build time. */
declare const SITE_FACTS: import('@arunika/contracts/site').Site
declare const API_URL: string
declare const NAV: import('@anyam/federation').NavEntry[]
