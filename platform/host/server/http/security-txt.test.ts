import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { securityTxt } from './security-txt.ts'

it('A finder of a vulnerability reads whom to tell, and that the address still holds', async () => {
  const app = Fastify()
  securityTxt(app, 'https://www.arunika.example', async () => 'hello@arunika.example')
  const { body, headers } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(body).toContain('Canonical: https://www.arunika.example/.well-known/security.txt')
  const expires = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '').getTime()
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 24 * 3_600_000)
})
