import type { Site } from '@arunika/contracts/site'

interface Topic {
  id: string
  name: string
}

/** The feed that a page of the news announces: of its topic, or of everything. */
export const newsFeed = ({ name }: Site, topic?: Topic) => ({
  title: `${name} News${topic ? `: ${topic.name}` : ''}`,
  path: `/articles/feed${topic ? `/${topic.id}` : ''}.xml`,
})
