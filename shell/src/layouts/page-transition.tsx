import { useReducedMotion } from '@arunika/ui/hooks'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, ViewTransition } from 'react'
import { useNavigationType } from 'react-router-dom'

type Picture = HTMLImageElement | null | undefined

/** A phone with less memory, in GiB, is too slow to capture two pages. Only Chromium reports the amount. */
const LEAST_MEMORY = 4

/**
 * Fades from one page to the next; the picture of a card becomes the lead picture of its page, and on back
 * returns to its card. React renders the next page first, and blocks the frame only while it replaces the
 * page.
 * The boundary is a separate element, because React names the elements inside it and waits for its pictures.
 * It is active only for the replacement; otherwise every part that arrives later would fade in the whole
 * page.
 */
export function PageTransition({ pathname }: { pathname: string }) {
  const still = useReducedMotion()
  const [shown, setShown] = useState(pathname)
  useSharedPicture(pathname, still)
  useLayoutEffect(() => setShown(pathname), [pathname])
  return (
    <ViewTransition default="none" update={shown === pathname || still || isSlowDevice() ? 'none' : 'auto'}>
      <span hidden data-page={pathname} />
    </ViewTransition>
  )
}

function isSlowDevice() {
  const { deviceMemory = LEAST_MEMORY } = navigator as { deviceMemory?: number }
  return deviceMemory < LEAST_MEMORY
}

function useSharedPicture(pathname: string, still: boolean) {
  const type = useNavigationType()
  const left = useRef(pathname)
  const shared = useRef<Picture>(null)
  useEffect(() => {
    if (still) return
    const onClick = ({ target }: Event) => {
      const picture = target instanceof Element ? pictureOf(target.closest('a')) : null
      share(shared, picture?.complete ? picture : null)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [still])
  // Runs after the browser has captured the previous page, and before it captures the next.
  useLayoutEffect(() => {
    const source = shared.current?.currentSrc
    if (left.current !== pathname && source) {
      const picture =
        type === 'POP'
          ? pictureOf(document.querySelector(`main a[href$="${CSS.escape(left.current)}"]`))
          : document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')
      share(shared, picture)
      // Shows the card's picture as a background until the larger picture has loaded.
      if (picture && !picture.complete) {
        picture.style.background = `center / cover url("${source}")`
        picture.addEventListener('load', () => picture.style.removeProperty('background'), { once: true })
      }
    }
    left.current = pathname
  }, [pathname, type])
}

/** The name is styled in `global.css`. */
function share(shared: RefObject<Picture>, picture: Picture) {
  shared.current?.style.removeProperty('view-transition-name')
  picture?.style.setProperty('view-transition-name', 'shared-picture')
  shared.current = picture
}

/** The picture of the card that contains a link. */
const pictureOf = (link: Element | null) =>
  link?.querySelector('img') ?? link?.closest('article, li')?.querySelector('img')
