import type { Site } from '@arunika/contracts/site'

/** The feed that every page of the news announces. */
export const newsFeed = (site: Site) => ({ title: `${site.name} News`, path: '/articles/feed.xml' })
