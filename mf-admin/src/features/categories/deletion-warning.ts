import type { CategoryRow } from '@arunika/admin-contracts'

/** Names the category to delete and the consequence for its articles. */
export function deletionWarning({ name, articles }: Pick<CategoryRow, 'name' | 'articles'>): string {
  if (articles === 0) return `“${name}” is used by no article.`
  const many = articles === 1 ? '1 article' : `${articles.toLocaleString('en-US')} articles`
  return `“${name}” will be detached from ${many}. The articles themselves stay.`
}
