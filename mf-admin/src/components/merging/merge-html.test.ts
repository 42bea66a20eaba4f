// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { mergeHtml, withoutParagraph } from './merge-html.ts'

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const base = p('The doors open.', 'The lights go on.', 'The guests arrive.')

/** Merges in both directions, which must lose the same nothing. */
function merged(from: string, mine: string, theirs: string) {
  const { html, conflicts } = mergeHtml(from, mine, theirs)
  expect(mergeHtml(from, theirs, mine).conflicts).toHaveLength(conflicts.length)
  return { html, conflicts }
}
const clean = (html: string) => ({ html, conflicts: [] })

describe('two versions of a text', () => {
  test('merge without a question if different paragraphs were changed', () => {
    const mine = p('The doors open late.', 'The lights go on.', 'The guests arrive.')
    const theirs = p('The doors open.', 'The lights go on.', 'The guests arrive early.')
    expect(merged(base, mine, theirs)).toEqual(
      clean(p('The doors open late.', 'The lights go on.', 'The guests arrive early.')),
    )
  })

  test('merge if adjoining paragraphs were changed, and if both made the same change', () => {
    const mine = p('The doors open late.', 'The lights go on.', 'The guests arrive!')
    const theirs = p('The doors open.', 'The lights go off.', 'The guests arrive!')
    expect(merged(base, mine, theirs).html).toBe(
      p('The doors open late.', 'The lights go off.', 'The guests arrive!'),
    )
  })

  test('have both versions of a paragraph that both changed, and only this one is asked about', () => {
    const mine = p('The doors open late.', 'The lights go on.', 'The guests arrive.')
    const theirs = p('The doors open early.', 'The lights go on at dusk.', 'The guests arrive.')
    const { html, conflicts } = merged(base, mine, theirs)
    expect(html).toBe(
      p('The doors open early.', 'The doors open late.', 'The lights go on at dusk.', 'The guests arrive.'),
    )
    const [question = { mine: '', theirs: '' }] = conflicts
    expect(conflicts).toEqual([{ theirs: p('The doors open early.'), mine: p('The doors open late.') }])
    expect(withoutParagraph(html, question.mine)).not.toContain('late')
    const typedSince = html.replace('open late.', 'open late again.')
    expect(withoutParagraph(typedSince, question.mine)).toBe(
      p('The doors open early.', 'The lights go on at dusk.', 'The guests arrive.'),
    )
  })

  test('keep two new paragraphs at the same place, and words for an empty text', () => {
    const mine = `${base}${p('The band plays.')}`
    const theirs = `${base}${p('Everybody eats.')}`
    expect(merged(base, mine, theirs)).toEqual(clean(`${base}${p('Everybody eats.', 'The band plays.')}`))
    expect(merged('', p('Mine.'), p('Theirs.'))).toEqual(clean(p('Theirs.', 'Mine.')))
  })

  test('remove a paragraph that one has deleted, unless the other has changed it', () => {
    const without = p('The doors open.', 'The guests arrive.')
    expect(merged(base, without, `${base}${p('The end.')}`).html).toBe(`${without}${p('The end.')}`)
    const edited = p('The doors open.', 'The lights go on at dusk.', 'The guests arrive.')
    expect(merged(base, without, edited)).toEqual(clean(edited))
  })

  test('carry a change along with a paragraph that the other has moved', () => {
    const moved = p('The guests arrive.', 'The doors open.', 'The lights go on.')
    const edited = p('The doors open.', 'The lights go on.', 'The guests arrive early.')
    const expected = clean(p('The guests arrive early.', 'The doors open.', 'The lights go on.'))
    expect(mergeHtml(base, moved, edited)).toEqual(expected)
    expect(mergeHtml(base, edited, moved)).toEqual(expected)
  })

  test('merge a heading, a split and a join of paragraphs without a loss', () => {
    const split = p('The doors', 'open.', 'The lights go on.', 'The guests arrive.')
    const edited = p('The doors open.', 'The lights go on.', 'The guests arrive early.')
    expect(mergeHtml(base, split, edited).html).toBe(
      p('The doors', 'open.', 'The lights go on.', 'The guests arrive early.'),
    )
    const heading = base.replace('<p>The doors open.</p>', '<h2>The doors open.</h2>')
    expect(mergeHtml(base, heading, edited).html).toBe(
      `<h2>The doors open.</h2>${p('The lights go on.', 'The guests arrive early.')}`,
    )
  })

  test('are the same if only ids of list items and the notation differ', () => {
    const from = '<ul><li data-list-item-id="a">One</li><li data-list-item-id="b">Two</li></ul>'
    const mine = '<ul><li data-list-item-id="c">One</li><li data-list-item-id="d">Two</li></ul>'
    expect(mergeHtml(from, mine, `${from}<p>A&nbsp;&amp; B</p>`).html).toBe(`${mine}<p>A&nbsp;&amp; B</p>`)
    expect(mergeHtml('<p>“A”</p>', '<p>&ldquo;A&rdquo;</p>', '<p>“A” and B</p>').html).toBe(
      '<p>“A” and B</p>',
    )
  })
})

describe('parts of a block', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

  test('items of a list merge like paragraphs, in nested lists too', () => {
    const from = list('Paper', 'Pens', `Glue${list('thick', 'thin')}`)
    const mine = list('Red paper', 'Pens', `Glue${list('thick', 'thin')}`)
    const theirs = list('Paper', 'Pens', `Glue${list('thick', 'very thin')}`, 'Scissors')
    expect(merged(from, mine, theirs)).toEqual(
      clean(list('Red paper', 'Pens', `Glue${list('thick', 'very thin')}`, 'Scissors')),
    )
    const twice = merged(list('Paper', 'Pens'), list('Red paper', 'Pens'), list('Blue paper', 'Pens'))
    expect(twice.html).toBe(list('Blue paper', 'Red paper', 'Pens'))
    expect(twice.conflicts).toHaveLength(1)
  })

  const table = (...rows: string[][]) =>
    `<figure class="table"><table><tbody>${rows
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</tbody></table></figure>`

  test('cells of a table merge, beside a row and a column that the other has added', () => {
    const from = table(['Monday', '9'], ['Tuesday', '10'])
    const mine = table(['Monday', '9 to 12'], ['Tuesday', '10'])
    const theirs = table(['Monday', '9', 'Hall'], ['Tuesday', '10', 'Yard'], ['Friday', '8', 'Hall'])
    expect(merged(from, mine, theirs)).toEqual(
      clean(table(['Monday', '9 to 12', 'Hall'], ['Tuesday', '10', 'Yard'], ['Friday', '8', 'Hall'])),
    )
  })

  test('a cell that both have changed has both texts', () => {
    const from = table(['Monday morning', '9'])
    const { html, conflicts } = merged(from, table(['Monday noon', '9']), table(['Monday night', '9']))
    expect(html).toBe(table(['<p>Monday night</p><p>Monday noon</p>', '9']))
    expect(conflicts).toHaveLength(1)
    const other = merged(from, table(['Monday morning', '12']), table(['Monday morning', 'Closed']))
    expect(other.html).toBe(table(['Monday morning', '<p>Closed</p><p>12</p>']))
  })

  const picture = (name: string, caption = '') =>
    `<figure class="image"><img src="/uploads/${name}.webp" alt="">${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  const gallery = (...pictures: string[]) => `<figure class="gallery">${pictures.join('')}</figure>`

  test('pictures and captions of a gallery merge', () => {
    const from = gallery(picture('one', 'The hall'), picture('two'))
    const mine = gallery(picture('one', 'The great hall'), picture('two'))
    const theirs = gallery(picture('one', 'The hall'), picture('two'), picture('three'))
    expect(merged(from, mine, theirs)).toEqual(
      clean(gallery(picture('one', 'The great hall'), picture('two'), picture('three'))),
    )
  })

  test('a figure whose only caption both have changed appears twice', () => {
    const from = picture('one', 'The hall')
    const { html, conflicts } = merged(
      from,
      picture('one', 'The great hall'),
      picture('one', 'The hall at night'),
    )
    expect(html).toBe(picture('one', 'The hall at night') + picture('one', 'The great hall'))
    expect(conflicts).toHaveLength(1)
    const added = merged(picture('one'), picture('one', 'By day'), picture('one', 'At night'))
    expect(added.html).toBe(picture('one', 'At night') + picture('one', 'By day'))
  })
})
