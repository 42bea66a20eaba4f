import { afterEach, describe, expect, it } from 'vitest'
import { setSiteOrigin, siteHtml, siteSrcset } from './site-origin.ts'
import { uploadUrl } from './upload-url.ts'

afterEach(() => setSiteOrigin())

const SRCSET = '/uploads/a-800.webp 800w, /uploads/a-1600.webp 1600w'
const HTML =
  '<p>/uploads/a <img src="/uploads/a.webp" srcset="/uploads/a-800.webp 800w, /uploads/a-1600.webp 1600w"> <a href="/career">Work</a> <a href="//b.example">B</a></p>'

describe('addresses of what the site serves', () => {
  it('have no origin in a page of the site', () => {
    expect(uploadUrl('a.webp')).toBe('/uploads/a.webp')
    expect([siteSrcset(SRCSET), siteHtml(HTML)]).toEqual([SRCSET, HTML])
  })

  it('have that of the site in a host of another origin, and no others change', () => {
    setSiteOrigin('https://site.example')
    expect(uploadUrl('a.webp')).toBe('https://site.example/uploads/a.webp')
    expect(siteSrcset(`${SRCSET}, https://c.example/d.webp 2x`)).toBe(
      'https://site.example/uploads/a-800.webp 800w, https://site.example/uploads/a-1600.webp 1600w, https://c.example/d.webp 2x',
    )
    expect(siteHtml(HTML)).toBe(
      '<p>/uploads/a <img src="https://site.example/uploads/a.webp" srcset="https://site.example/uploads/a-800.webp 800w, https://site.example/uploads/a-1600.webp 1600w"> <a href="https://site.example/career">Work</a> <a href="//b.example">B</a></p>',
    )
  })
})
