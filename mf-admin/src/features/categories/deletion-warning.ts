import type { CategoryRow } from '@arunika/admin-contracts'

/**
 * Names the category to delete and the consequence for its articles.
 * @param isOnlySpecified only the product's own api is known to keep the articles
 */
export function deletionWarning(
  { name, articles }: Pick<CategoryRow, 'name' | 'articles'>,
  isOnlySpecified = false,
): string {
  if (articles === 0) return `“${name}” is used by no article.`
  const many = articles === 1 ? '1 article' : `${articles.toLocaleString('en-US')} articles`
  if (isOnlySpecified) return `“${name}” is used by ${many}.`
  return `“${name}” will be detached from ${many}. The articles themselves stay.`
}
