/** A fault of a page that renders well on the server. */
export interface WrongBuild {
  title: string
  /** Statements that run once the page is in a browser. */
  script: string
}

const on = (event: string, selector: string, act: string) =>
  `document.addEventListener('${event}', (event) => { if ((event.target as Element).closest('${selector}')) { ${act} } }, true)`
const STOP = 'event.preventDefault(); event.stopImmediatePropagation()'
const style = (css: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync('${css}'); document.adoptedStyleSheets.push(sheet)`
const all = (selector: string, act: string) =>
  `for (const one of document.querySelectorAll<any>('${selector}')) { ${act} }`
const later = (act: string) => `setTimeout(() => { ${act} }, 20_000)`
const busy = (ms: number) => `const from = performance.now(); while (performance.now() - from < ${ms}) {}`

/** Each is one build of the example's page. */
export const WRONG: readonly WrongBuild[] = [
  // Faults in some browsers.
  { title: 'throws in Firefox', script: `if (/Firefox/.test(navigator.userAgent)) throw new Error('x')` },
  { title: 'throws in Safari', script: `if (/iPhone/.test(navigator.userAgent)) throw new Error('x')` },
  {
    title: 'throws for visitors who have been here',
    script: `if (localStorage.getItem('been')) throw new Error('x'); localStorage.setItem('been', '1')`,
  },
  { title: 'throws on narrow windows', script: `if (innerWidth < 500) throw new Error('x')` },
  { title: 'throws for one visitor in ten', script: `if (Math.random() < 0.1) throw new Error('x')` },
  { title: 'throws at its button', script: on('click', 'main > button', `throw new Error('x')`) },
  { title: 'throws when its form is filled in', script: on('input', 'input', `throw new Error('x')`) },
  { title: 'throws after twenty seconds', script: later(`throw new Error('late')`) },
  { title: 'rejects a promise', script: `void Promise.reject(new Error('x'))` },
  // Dead controls.
  { title: 'has dead links', script: on('click', 'main a', STOP) },
  {
    title: 'has links that lead elsewhere',
    script: on('click', 'main a', `${STOP}; location.href = '/visit?from=link'`),
  },
  { title: 'has a dead form', script: on('submit', 'form', STOP) },
  {
    title: 'sends its form elsewhere',
    script: `const { fetch: own } = window; window.fetch = (target, init) => own(init?.method === 'POST' ? '/api/elsewhere' : target, init)`,
  },
  { title: 'has a dead button', script: on('click', 'main > button', STOP) },
  { title: 'disables its form', script: all('form button', 'one.disabled = true') },
  {
    title: 'lies under an invisible layer',
    script: `const layer = document.createElement('div'); layer.style.cssText = 'position:fixed;inset:0;z-index:9999'; document.body.append(layer)`,
  },
  { title: 'catches the keyboard', script: on('keydown', '*', `if (event.key === 'Tab') { ${STOP} }`) },
  { title: 'hides the focus', script: style('*, *:focus-visible { outline: none !important }') },
  { title: 'does not let visitors type', script: on('keydown', 'input', 'event.preventDefault()') },
  // Wrong looks and texts.
  { title: 'hides its text on phones', script: style('@media (width < 500px) { main p { display: none } }') },
  {
    title: 'is empty after a second',
    script: `setTimeout(() => { ${all('main', 'one.replaceChildren()')} }, 1000)`,
  },
  { title: 'prints nothing', script: style('@media print { main { display: none } }') },
  {
    title: 'cannot be read in the dark',
    script: style('@media (prefers-color-scheme: dark) { main * { color: #333; background: #222 } }'),
  },
  {
    title: 'shows other prices',
    script: all(
      'p',
      `for (const node of one.childNodes) if (node.data) node.data = node.data.replace('45,000', '54,000')`,
    ),
  },
  {
    title: 'shows NaN',
    script: all('.story', `one.textContent = 'Only ' + Number('x') + ' seats are left'`),
  },
  { title: 'loses its picture', script: all('img', `one.src = '/missing.svg'`) },
  {
    title: 'shifts its layout late',
    script: later(
      `const block = document.createElement('div'); block.style.height = '700px'; document.querySelector('main')?.prepend(block)`,
    ),
  },
  {
    title: 'moves despite reduced motion',
    script: `document.querySelector('main')?.animate([{ opacity: 0.99 }, { opacity: 1 }], { duration: 900, iterations: Infinity })`,
  },
  // Facts for search engines.
  {
    title: 'says noindex',
    script: `const tag = document.createElement('meta'); tag.name = 'robots'; tag.content = 'noindex'; document.head.append(tag)`,
  },
  { title: 'has the title of a missing value', script: `document.title = String(undefined)` },
  { title: 'loses its description', script: all('meta[name=description]', `one.content = ''`) },
  { title: 'changes its language', script: `document.documentElement.lang = 'fr'` },
  // Costs.
  {
    title: 'leaks memory',
    script: `const leak: unknown[] = []; Object.assign(window, { leak }); setInterval(() => leak.push(Array.from({ length: 50_000 }, Math.random)), 100)`,
  },
  {
    title: 'polls fifty times a second',
    script: `setInterval(() => void fetch('/api/site'), 20)`,
  },
  { title: 'blocks for a second at its start', script: busy(1000) },
  {
    title: 'blocks for 300 ms at each key and click',
    script: `for (const name of ['keydown', 'click']) document.addEventListener(name, () => { ${busy(300)} })`,
  },
  { title: 'writes to the console all the time', script: `setInterval(() => console.info('tick'), 20)` },
  {
    title: 'changes its elements without end',
    script: `let count = 0; setInterval(() => document.body.setAttribute('data-count', String(count++)), 5)`,
  },
  { title: 'calls an address that does not exist', script: `void fetch('/api/seats')` },
  // Traces.
  { title: 'stores something', script: `localStorage.setItem('tracking', '1')` },
  { title: 'asks another host', script: `new Image().src = 'http://127.0.0.1:9/pixel.gif'` },
]
