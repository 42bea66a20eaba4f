import { expect, it } from 'vitest'
import { apiUses, readScript } from './api-uses.ts'
import { newerApis } from './newer-apis.ts'

const newer = newerApis(['chrome >= 109', 'firefox >= 115', 'ios_saf >= 16.4'])
const usesIn = (text: string, own: readonly string[] = []) =>
  apiUses(readScript(text, false), newer, (name) => own.includes(name)).map(({ api }) => api)

it.each([
  ['a=e.filter(t).toSorted((e,t)=>e-t)', '.toSorted'],
  ['n=URL.canParse(e)?new URL(e):null', 'URL.canParse'],
  ['for(let[e,t]of Map.groupBy(n,e=>e.id))r(e,t)', 'Map.groupBy'],
  ['let{promise:e}=Promise.withResolvers()', 'Promise.withResolvers'],
  ['requestIdleCallback(e)', 'requestIdleCallback'],
  ['window.requestIdleCallback(e)', 'requestIdleCallback'],
  ['new URLPattern({pathname:e})', 'URLPattern'],
  ['document.startViewTransition(e)', 'document.startViewTransition'],
  ['navigator.userActivation.isActive', 'navigator.userActivation'],
  ['scheduler.yield()', 'scheduler'],
  ['e.current.showPopover()', '.showPopover'],
])('finds in %s what a supported browser lacks', (text, api) => {
  expect(usesIn(text)).toEqual([api])
})

it.each([
  'e.sort().at(-1)',
  'AbortSignal.timeout(9)',
  'structuredClone(e)',
  'Object.hasOwn(e,t)',
  '"function"==typeof e.toSorted&&e.toSorted()',
  'e.toSorted?e.toSorted():[...e].sort()',
  'e.toSorted?.()',
  'function n(e){if(!URL.canParse)return t(e);return URL.canParse(e)}',
  'if("share"in navigator)navigator.share(e)',
  '"u">typeof scheduler?scheduler.yield():n()',
  'function n(navigation){return navigation.transition}',
  'let o={toSorted(){return[]}};o.toSorted()',
])('finds nothing in %s', (text) => {
  expect(usesIn(text)).toEqual([])
})

it('takes the name of a method that the site has itself for that', () => {
  expect(usesIn('e.destroy()', ['destroy'])).toEqual([])
})
