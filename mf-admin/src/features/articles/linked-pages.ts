/** A page that can be linked to an article. */
export interface LinkablePage {
  path: string
  label: string
  kind: string
}

export const pathsOf = (text = ''): readonly string[] => text.split(' ').filter(Boolean)

/** Maximum number of matches shown. */
const MAX_OFFERED = 4

/** The selected pages in their order, followed by other pages whose labels contain all words. */
export function offered(pages: readonly LinkablePage[], chosen: readonly string[], text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = ({ label, kind }: LinkablePage) =>
    words.every((word) => `${label} ${kind}`.toLowerCase().includes(word))
  return {
    chosen: chosen.map(
      (path) => pages.find((page) => page.path === path) ?? { path, label: path, kind: 'not open' },
    ),
    others: pages.filter((page) => !chosen.includes(page.path) && holds(page)).slice(0, MAX_OFFERED),
  }
}
