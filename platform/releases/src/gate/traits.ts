/** Functions that run in a page. Each is self-contained, because Playwright sends only its text. */

/** Content and flaws of a page at one moment. */
export interface Reading {
  /** Properties, each as a predicate, by kind. */
  traits: Record<string, string[]>
  /** Flaws, each as a predicate, and whether the page has it. */
  flaws: Record<string, boolean>
}

/** Reads what a page shows at this moment. */
export function readPage(): Reading {
  const all = <E extends Element = HTMLElement>(selector: string, parent: ParentNode = document) => [
    ...parent.querySelectorAll<E>(selector),
  ]
  const main = document.querySelector('main') ?? document.body
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const collapsed = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) =>
    collapsed(
      element.getAttribute('aria-label') || element.textContent || element.getAttribute('name'),
    ).slice(0, 60)
  const within = (address: string) => {
    const { origin, pathname, search, host } = new URL(address, location.href)
    return origin === location.origin ? pathname + search : `//${host}${pathname}`
  }
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

  const shownTexts: Text[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement && isShown(parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  )
  while (walker.nextNode())
    if (walker.currentNode.textContent?.trim()) shownTexts.push(walker.currentNode as Text)
  const texts = shownTexts.map(({ data }) => collapsed(data))

  // Luminance by the definition of WCAG.
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, number[]>()
  const channels = (color: string) => {
    const found = known.get(color)
    if (found || !canvas) return found ?? [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const read = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
    known.set(color, read)
    return read
  }
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  /** The colour behind an element; undefined over a picture. */
  const groundOf = (element: Element | null): string | undefined => {
    if (!element) return 'Canvas'
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return undefined
    return (channels(backgroundColor)[3] ?? 0) > 0.9 ? backgroundColor : groundOf(element.parentElement)
  }
  const isIllegible = ({ parentElement }: Text) => {
    const ground = groundOf(parentElement)
    if (!parentElement || ground === undefined) return false
    const [a, b] = [luminance(getComputedStyle(parentElement).color), luminance(ground)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 1.6
  }
  const length = (some: readonly Text[]) => some.reduce((sum, { data }) => sum + collapsed(data).length, 0)

  const links = all<HTMLAnchorElement>('a[href]', main).filter(isShown)
  const controls = all('button, input:not([type=hidden]), select, textarea', main).filter(isShown)
  const ids = all('[id]').map(({ id }) => id)
  const pictures = all<HTMLImageElement>('img', main).filter(
    ({ loading, complete }) => loading !== 'lazy' || complete,
  )
  const isDistorted = (image: HTMLImageElement) => {
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image
    const ratio = (naturalWidth * clientHeight) / (naturalHeight * clientWidth)
    return (
      ratio > 0 &&
      Number.isFinite(ratio) &&
      Math.abs(Math.log(ratio)) > 0.4 &&
      getComputedStyle(image).objectFit === 'fill'
    )
  }
  const isNowhere = ({ complete, naturalWidth, src }: HTMLImageElement) =>
    !src || (complete && naturalWidth === 0)
  const styleOf = (selector: string) => {
    const own = all(selector).filter((element) => !main.contains(element))
    return own.map((element) => {
      const { fontSize, fontFamily, letterSpacing, textTransform, textAlign } = getComputedStyle(element)
      return [fontSize, fontFamily, letterSpacing, textTransform, textAlign].join(' ')
    })
  }
  const outside = [document.documentElement, document.body].map((element) => getComputedStyle(element))
  const data = all('script[type="application/ld+json"]').flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(/"@type":"(\w+)"/g)].map(([, type = '']) => type),
  )
  const isEndless = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
  const missing = /\b(?:undefined|NaN|Invalid Date)\b|\[object /

  const flaws: Reading['flaws'] = {}
  // If several controls have one name, none may have the flaw.
  const record = (flaw: string, has: boolean) => {
    flaws[flaw] = has || (flaws[flaw] ?? false)
  }
  for (const control of controls) record(`has "${nameOf(control)}" disabled`, control.matches(':disabled'))
  for (const control of [...links, ...controls]) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // An inline link over several lines has its centre beside its text.
    const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect()
    const front =
      width > 1 && height > 1 ? document.elementFromPoint(left + width / 2, top + height / 2) : null
    if (!front) continue
    const isFree =
      control.contains(front) || front.contains(control) || front.closest('label')?.contains(control)
    record(`covers "${nameOf(control)}", so that it cannot be pressed`, !isFree)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  record(
    'cannot be scrolled',
    outside.some(({ overflowY, position }) => /hidden|clip/.test(overflowY) || position === 'fixed'),
  )
  record(
    'moves without end, although its visitor asked for less motion',
    document.getAnimations().some(isEndless),
  )
  record(
    'shows text in the colour of its background',
    length(shownTexts.filter(isIllegible)) > 0.1 * length(shownTexts),
  )
  record('has no title', !document.title.trim())
  record('has no description', !meta('description'))
  record('keeps search engines away', /noindex|none/.test(meta('robots')))
  record('distorts its pictures', pictures.some(isDistorted))
  record('has pictures that cannot be shown', pictures.some(isNowhere))
  return {
    traits: {
      canonical: all<HTMLLinkElement>('link[rel=canonical]').map(
        ({ href }) => `names ${within(href)} as its canonical address`,
      ),
      translations: all<HTMLLinkElement>('link[hreflang]').map(
        ({ hreflang, href }) => `names ${within(href)} as its version in ${hreflang}`,
      ),
      language: [`says that its language is "${document.documentElement.lang}"`],
      data: [...new Set(data)].map((type) => `describes a ${type} to search engines`),
      missing: [document.title, ...texts]
        .filter((text) => missing.test(text))
        .map((text) => `shows "${text.slice(0, 60)}"`),
      ids: [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
        (id) => `uses the id "${id}" more than once`,
      ),
      local: links
        .filter(
          ({ hostname, origin }) =>
            /^(?:localhost|127\.|10\.|192\.168\.)/.test(hostname) && origin !== location.origin,
        )
        .map(({ href }) => `links to ${href}, which visitors cannot reach`),
      shell: [
        styleOf('header, header a, header button').join(),
        styleOf('footer, footer a, footer p').join(),
      ],
      links: [...new Set(links.map(({ href }) => `links to ${within(href)}`))],
      figures: [
        texts
          .join(' ')
          .match(/\S*\d\S*/g)
          ?.join(' ') ?? '',
      ],
      buttons: [
        ...new Set(
          controls
            .filter((control) => control.matches('button'))
            .map((button) => `has the button "${nameOf(button)}"`),
        ),
      ],
      fields: all<HTMLInputElement>('input, select, textarea', main)
        .filter(({ name, type }) => name && type !== 'hidden')
        .map(({ name, type, required }) => `asks for ${name} (${type}${required ? ', required' : ''})`),
      stored: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
      ]
        .filter(Boolean)
        .map((name) => `stores "${name}" in browsers`),
      texts,
    },
    flaws,
  }
}

/** Counts changes of the document, in `window.mutationsSeen`. */
export function countMutations(): void {
  const counted = Object.assign(window, { mutationsSeen: 0 })
  new MutationObserver((records) => {
    counted.mutationsSeen += records.length
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** The focused control, and whether its outline shows that. */
export function focused(): { at: number; isSeen: boolean } | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return {
    at: [...document.querySelectorAll('*')].indexOf(element),
    isSeen: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
  }
}

/**
 * Presses the buttons of the page's own content, one after another.
 * @param most number of buttons, and time that each has to do something
 * @returns the names, and whether nothing happened
 */
export async function pressButtons([most, effectMs]: readonly [number, number]): Promise<
  [name: string, isDead: boolean][]
> {
  const seen = window as unknown as { mutationsSeen: number }
  const main = document.querySelector('main') ?? document.body
  const start = location.href
  const pressed: [string, boolean][] = []
  const requests = () => performance.getEntriesByType('resource').length
  const buttons = [...main.querySelectorAll<HTMLButtonElement>('button')].filter(
    (button) =>
      button.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !button.disabled &&
      !(button.form && button.type === 'submit'),
  )
  for (const button of buttons.slice(0, most)) {
    if (!button.isConnected || location.href !== start) continue
    const name = (button.getAttribute('aria-label') || button.textContent || '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
    await new Promise((resolve) => setTimeout(resolve, 20))
    button.focus()
    seen.mutationsSeen = 0
    const before = [requests(), scrollX, scrollY]
    button.click()
    const isDead = () =>
      seen.mutationsSeen === 0 &&
      location.href === start &&
      requests() === before[0] &&
      scrollX === before[1] &&
      scrollY === before[2]
    for (const began = performance.now(); isDead() && performance.now() - began < effectMs; )
      await new Promise((resolve) => setTimeout(resolve, 20))
    pressed.push([name, isDead()])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }
  return pressed
}

/** Addresses of the site to which the page's own content links, one of each kind of link. */
export function kindsOfLinks(): string[] {
  const main = document.querySelector('main') ?? document.body
  const here = location.pathname + location.search
  const kinds = new Map<string, string>()
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const { pathname, search, hash, origin, target, download, href } = link
    const to = pathname + search
    if (origin !== location.origin || target || hash || download || to === here || /\.\w+$/.test(pathname))
      continue
    if (!link.checkVisibility() || !/^http/.test(href)) continue
    const kind = `${link.className} ${link.parentElement?.className} ${pathname.split('/').length} ${pathname.split('/')[1]}`
    if (!kinds.has(kind)) kinds.set(kind, to)
  }
  return [...new Set(kinds.values())]
}

/** Clicks a link of the page's own content. */
export function clickLink(to: string): void {
  const main = document.querySelector('main') ?? document.body
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')]
  links
    .find(
      ({ origin, pathname, search, target }) =>
        origin === location.origin && !target && pathname + search === to,
    )
    ?.click()
}
