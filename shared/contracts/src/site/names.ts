/** Home pages. Visitors get one of them; the other is at `/?home=…`. */
export const HOMES = ['split', 'video'] as const
export type Home = (typeof HOMES)[number]

/** Networks for profiles of the company, in display order. */
export const SOCIAL_NETWORKS = ['Instagram', 'Facebook', 'TikTok', 'YouTube', 'LinkedIn'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** GET address of the site's facts. */
export const SITE_FACTS_PATH = '/api/site'
