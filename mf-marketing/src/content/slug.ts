/** `Arts & Craft` → `arts-craft`, the same form as in the api's addresses. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
