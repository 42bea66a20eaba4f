import type { Category } from '@arunika/shared/contracts'

/** Names the category about to be deleted, and what becomes of its articles. */
export function deletionNote({ name, articles }: Pick<Category, 'name' | 'articles'>): string {
  if (articles.length === 0) return `“${name}” is used by no article.`
  const many = articles.length === 1 ? '1 article' : `${articles.length} articles`
  return `“${name}” will be detached from ${many}. The articles themselves stay.`
}
