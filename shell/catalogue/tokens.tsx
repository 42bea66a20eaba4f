import { useEffect, useState } from 'react'
import styles from './catalogue.module.css'

type Token = readonly [name: string, value: string]

/** Lists the custom properties of the style sheets, as parsed by the browser. */
export function Tokens() {
  const [tokens, setTokens] = useState<Token[]>([])
  useEffect(() => setTokens(readTokens()), [])
  return (
    <section id="tokens" className={styles.primitive} aria-labelledby="tokens-name">
      <h2 id="tokens-name">Tokens</h2>
      <dl className={styles.tokens}>
        {tokens.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Sample name={name} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function readTokens(): Token[] {
  const rules = [...document.styleSheets].flatMap((sheet) => rootRules(sheet.cssRules))
  const all = rules.flatMap(({ style }) =>
    [...style]
      .filter((name) => name.startsWith('--'))
      .map((name) => [name, style.getPropertyValue(name)] as const),
  )
  return [...new Map(all)]
}

/** Rules for `:root`, including those in layers but not those in media queries. */
function rootRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return rootRules(rule.cssRules)
    return rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [rule] : []
  })
}

const LENGTHS = /^--(space|gutter|section|tap|header)/
const TYPE = /^--(text|display|font|mono)/
const UNSEEN = /^--(leading|measure|page|fast|slow|ease|focus)/

/** Displays a token in use; nothing for tokens without a static appearance. */
function Sample({ name }: { name: string }) {
  const value = `var(${name})`
  if (UNSEEN.test(name)) return null
  if (TYPE.test(name)) {
    const style = /^--(text|display)/.test(name)
      ? { fontSize: value }
      : { fontFamily: value, fontSize: '1.5rem' }
    return (
      <span className={styles.word} style={style} aria-hidden>
        Clay
      </span>
    )
  }
  return <span className={styles.sample} style={boxOf(name, value)} aria-hidden />
}

function boxOf(name: string, value: string) {
  if (LENGTHS.test(name)) return { inlineSize: value, background: 'var(--gradient)' }
  if (name.startsWith('--radius')) return { borderRadius: value, background: 'var(--color-inverse-high)' }
  if (name.startsWith('--shadow')) return { boxShadow: value }
  return { background: value }
}
