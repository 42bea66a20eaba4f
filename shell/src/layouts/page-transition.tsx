import { useReducedMotion } from '@arunika/ui/hooks'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react'
import { useNavigationType } from 'react-router-dom'

type Picture = HTMLImageElement | null | undefined

/**
 * One page fades into the next, and the picture of a card becomes the lead picture of its page; back, it returns to its
 * card. React renders the next page first, and holds the frame only while it replaces the page. It starts a transition
 * where something inside the boundary changes. That is an element of its own, because React gives names to what is inside,
 * and waits for its pictures.
 */
export function PageTransition({ pathname }: { pathname: string }) {
  const still = useReducedMotion()
  useSharedPicture(pathname, still)
  return (
    <ViewTransition default="none" update={still ? 'none' : 'auto'}>
      <PageMark pathname={pathname} />
    </ViewTransition>
  )
}

/** Rendered again with another page only: each time would start a transition. */
const PageMark = memo(({ pathname }: { pathname: string }) => <span hidden data-page={pathname} />)

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
