const scrollable = /<(?:pre|figure(?=[^>]* class="(?:[^"]* )?table[ "]))/g
const edge = /(<figure[^>]*>)?<table|<\/table>/g

/**
 * Lets tables and listings scroll that are wider than the page, by the keyboard too. Tables outside a figure, which the editor does
 * not write, get one.
 * @param html sanitised by the api, so that attributes are written in one way, and tables are balanced
 */
export function focusScrollable(html: string): string {
  let depth = 0
  let isFramed = true
  const framed = html.replace(edge, (tag, figure) => {
    if (tag === '</table>') {
      depth -= 1
      return depth > 0 || isFramed ? tag : `${tag}</figure>`
    }
    depth += 1
    if (depth > 1) return tag
    isFramed = figure !== undefined
    return isFramed ? tag : `<figure class="table">${tag}`
  })
  return framed.replace(scrollable, '$& tabindex="0"')
}
