import { SCRIPTS_ELEMENT } from './app/launch.ts'
import { STATE_ELEMENT, type StyleAsset } from './app/page-state.ts'
import type { DocumentProps } from './app/site-parts.ts'

declare module 'react' {
  // React renders this attribute, but its types lack it.
  interface LinkHTMLAttributes<T> {
    disabled?: boolean
  }
}

type PartProps = Pick<DocumentProps, 'state' | 'rendered'>

/** The launcher: first in the head, after the encoding. */
export const LaunchScript = ({ rendered }: Pick<PartProps, 'rendered'>) =>
  rendered && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rendered.launch }} />

/** Style sheets of the site and of the page, in the head. */
export const StyleSheets = ({ state, rendered }: PartProps) =>
  state.assets.styles.map((style) => (
    <StyleSheet key={style.href} style={style} text={rendered?.styleOf(style.href)} />
  ))

function StyleSheet({
  style: { href, integrity, id },
  text,
}: {
  style: StyleAsset
  text: string | undefined
}) {
  const link = { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' as const, 'data-rspack': id }
  if (text === undefined) return <link {...link} />
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      {/* Not fetched; tells the remote's runtime that the style sheet is already loaded. */}
      {id && <link {...link} disabled />}
    </>
  )
}

/** The page's state and scripts, at the end of the body. */
export function StateAndScripts({ state, rendered }: PartProps) {
  return (
    <>
      {/* Data block that never runs. `<` is escaped so that no text can close the element. */}
      <script
        id={STATE_ELEMENT}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll('<', '\\u003c') }}
      />
      {rendered && (
        <template
          id={SCRIPTS_ELEMENT}
          data-page={rendered.page}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: rendered.scripts }}
        />
      )}
    </>
  )
}
