import { useReducedMotion } from '@arunika/ui/hooks'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, ViewTransition } from 'react'
import { useNavigationType } from 'react-router-dom'

type Picture = HTMLImageElement | null | undefined

/** A phone with less memory, in GiB, is too slow to take pictures of two pages; Chromium alone says how much there is. */
const LEAST_MEMORY = 4

/**
 * One page fades into the next, and the picture of a card becomes the lead picture of its page; back, it returns to its
 * card. React renders the next page first, and holds the frame only while it replaces the page. The boundary is an element
 * of its own, because React gives names to what is inside, and waits for its pictures. It is open for the replacement
 * alone: otherwise each part that comes later would fade in the whole page.
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
  // Runs after the browser has taken its picture of the page left, and before that of the next.
  useLayoutEffect(() => {
    const source = shared.current?.currentSrc
    if (left.current !== pathname && source) {
      const picture =
        type === 'POP'
          ? pictureOf(document.querySelector(`main a[href$="${CSS.escape(left.current)}"]`))
          : document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')
      share(shared, picture)
      // Until the larger picture has come, the card's is behind it.
      if (picture && !picture.complete) {
        picture.style.background = `center / cover url("${source}")`
        picture.addEventListener('load', () => picture.style.removeProperty('background'), { once: true })
      }
    }
    left.current = pathname
  }, [pathname, type])
}

/** `global.css` styles the name. */
function share(shared: RefObject<Picture>, picture: Picture) {
  shared.current?.style.removeProperty('view-transition-name')
  picture?.style.setProperty('view-transition-name', 'shared-picture')
  shared.current = picture
}

/** The picture of the card that a link leads from. */
const pictureOf = (link: Element | null) =>
  link?.querySelector('img') ?? link?.closest('article, li')?.querySelector('img')
