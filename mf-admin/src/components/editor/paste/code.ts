import { all, styleOf } from './elements.ts'

/** The editor's names of languages by those of others. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ js: 'javascript', jsx: 'javascript', ts: 'typescript', tsx: 'typescript', py: 'python', rb: 'ruby' },
  ...{ 'c++': 'cpp', 'c#': 'cs', csharp: 'cs', svg: 'xml' },
}
const LANGUAGE = /(?:^|\s)(?:language|lang|highlight-source)-([\w+#]+)/

const BLOCK = /^(?:div|p|li|tr)$/

/** The text of code, whose lines may be elements. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (node.nodeName.toLowerCase() === 'br') return '\n'
  let text = ''
  for (const child of Array.from(node.childNodes)) {
    const isBlock = BLOCK.test(child.nodeName.toLowerCase())
    if (isBlock && text !== '' && !text.endsWith('\n')) text += '\n'
    text += textOf(child)
    if (isBlock && child.nextSibling && !text.endsWith('\n')) text += '\n'
  }
  return text
}

function languageOf(block: Element): string {
  const around = [block.querySelector('code'), block, block.parentElement]
  const found =
    around.map((element) => LANGUAGE.exec(element?.className ?? '')?.[1]).find(Boolean) ?? 'plaintext'
  const name = found.toLowerCase()
  return LANGUAGES[name] ?? name
}

const isEditor = (element: Element) =>
  /white-space:\s*pre\b/.test(styleOf(element)) && /monospace/.test(styleOf(element))

/** Blocks of code in the form of the editor, which does not recognise those of other programs. */
export function tidyCode(page: Document) {
  const blocks = [...all(page, 'pre, .code-block'), ...all(page, 'div[style*="monospace"]').filter(isEditor)]
  for (const block of blocks) {
    if (!page.contains(block)) continue
    const code = page.createElement('code')
    code.className = `language-${languageOf(block)}`
    const inner = block.querySelectorAll('code').length === 1 ? block.querySelector('code') : null
    code.textContent = textOf(inner ?? block).replace(/\n$/, '')
    const pre = page.createElement('pre')
    pre.append(code)
    block.replaceWith(pre)
  }
}
