// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { revertChanges } from './foreign-nodes.ts'

const PAGE = '<main><p>One <b>two</b></p><label>Name</label><input name="name"></main><footer>End</footer>'

function watched() {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((more) => records.push(...more))
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  })
  return { records, observer }
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const added = (name: string) => document.createElement(name)

beforeEach(() => {
  document.body.innerHTML = PAGE
})

describe('what an extension did to the body', () => {
  test.each<[string, () => void]>([
    ['an icon after a field', () => find('input').after(added('div'))],
    ['nodes first and last', () => document.body.append(added('a')) ?? document.body.prepend(added('b'))],
    ['several in one place', () => [1, 2, 3].map(() => find('main').prepend(added('i')))],
    ['a node within its own', () => find('main').append(Object.assign(added('a'), { innerHTML: '<b></b>' }))],
    [
      'wrapped words',
      () => {
        const font = added('font')
        font.append(...find('p').childNodes)
        find('p').append(font)
      },
    ],
    ['replaced words', () => Object.assign(find('b').firstChild as Text, { nodeValue: 'zwei' })],
    ['a removed element', () => find('label').remove()],
    ['an element in another place', () => find('footer').before(find('label'))],
  ])('is taken back before the page is hydrated: %s', (_kind, act) => {
    const changes = watched()
    act()
    expect(document.body.innerHTML).not.toBe(PAGE)
    revertChanges(changes)
    expect(document.body.innerHTML).toBe(PAGE)
    expect(changes.observer.takeRecords()).toEqual([])
  })

  test('is put back afterwards where it only added something', () => {
    const changes = watched()
    find('input').after(added('one-password'), added('two-password'))
    document.body.prepend(added('first-node'))
    const changed = document.body.innerHTML
    const putBack = revertChanges(changes)
    putBack()
    expect(document.body.innerHTML).toBe(changed)
  })

  test('is not put back where it moved or wrapped what the page has itself', () => {
    const changes = watched()
    const font = added('font')
    find('p').prepend(font)
    font.append(find('b'))
    find('footer').before(find('label'))
    revertChanges(changes)()
    expect(document.body.innerHTML).toBe(PAGE)
  })

  test('leaves what was typed', () => {
    const changes = watched()
    Object.assign(find('input'), { value: 'Budi' })
    find('input').before(added('div'))
    revertChanges(changes)()
    expect(find('input')).toHaveProperty('value', 'Budi')
  })
})
