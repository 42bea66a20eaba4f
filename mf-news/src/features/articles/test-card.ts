import type { ArticleCard } from '@arunika/contracts'

/** An article card for tests. */
export const testCard = (id: number, own: Partial<ArticleCard> = {}): ArticleCard => ({
  id,
  title: `Story ${id}`,
  date: '2026-11-21',
  hashtags: '',
  featured_image_path: null,
  featured_image: null,
  categories: [{ id: 1, name: 'Studio' }],
  excerpt: 'Short.',
  ...own,
})
