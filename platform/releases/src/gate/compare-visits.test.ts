import { describe, expect, it } from 'vitest'
import { compareVisits, lasting } from './compare-visits.ts'
import type { Visit } from './visit-page.ts'

const visit = (own: Partial<Visit> = {}): Visit => ({ traits: {}, flaws: {}, counts: {}, ...own })

const broken = (tried: Visit, live = visit(), originals?: Record<'tried' | 'live', Visit>) =>
  compareVisits(tried, live, originals).flatMap(({ text, isBroken }) => (isBroken ? text : []))

describe('a page next to the live build’s', () => {
  it('is the same if it has the same traits', () => {
    const page = () =>
      visit({
        traits: { links: ['links to /a'] },
        flaws: { 'cannot be scrolled': true },
        counts: { requests: 30 },
      })
    expect(compareVisits(page(), page())).toEqual([])
  })

  it('is broken if it no longer does what the live build does', () => {
    const pressed = (isDead: boolean) => visit({ flaws: { 'does nothing when "Save" is pressed': isDead } })
    expect(broken(pressed(true), pressed(false))).toEqual(['does nothing when "Save" is pressed'])
    expect(broken(pressed(true), pressed(true))).toEqual([])
    // A renamed button is another one.
    expect(broken(pressed(true))).toEqual([])
  })

  it('is broken if it has a flaw that the live build has not', () => {
    const tried = visit({ traits: { ids: ['uses the id "x" more than once'] } })
    expect(broken(tried)).toEqual(['uses the id "x" more than once'])
  })

  it('is changed, for a person to decide, if its facts or links differ', () => {
    const live = visit({ traits: { figures: ['Rp 100'], links: ['links to /a'] } })
    expect(compareVisits(visit({ traits: { figures: ['$ 100'] } }), live)).toEqual([
      { kind: 'links', text: 'no longer links to /a', isBroken: false },
      { kind: 'figures', text: 'shows other dates, prices or numbers', isBroken: false },
    ])
  })

  it('is broken if it does far more than the live build without input', () => {
    const asking = (requests: number) => visit({ counts: { requests } })
    expect(broken(asking(15), asking(3))).toEqual([])
    expect(broken(asking(500), asking(3))).toEqual(['sends 500 requests without input'])
  })

  it('is broken if a translation shows text of the English page that the live build has translated', () => {
    const english = visit({ traits: { texts: ['Read more of our news'] } })
    const live = visit({ traits: { texts: ['Baca berita kami lainnya'] } })
    const originals = { tried: english, live: english }
    expect(broken(english, live, originals)).toEqual(['shows English text: "Read more of our news"'])
    expect(broken(live, live, originals)).toEqual([])
  })

  it('is changed if a translation shows text that is new in English as well, such as a name', () => {
    const named = visit({ traits: { texts: ['Yoga Pamungkas'] } })
    expect(compareVisits(named, visit(), { tried: named, live: visit() })).toEqual([
      { kind: 'untranslated', text: 'shows English text: "Yoga Pamungkas"', isBroken: false },
    ])
  })

  it('differs only by what each pair of visits shows', () => {
    const links = { kind: 'links', text: 'no longer links to /a', isBroken: false }
    const more = (count: number) => ({ kind: 'requests', text: `sends ${count} requests`, isBroken: true })
    expect(lasting([[links, more(500)], [more(700)], [more(600), links]])).toEqual([more(500)])
  })
})
