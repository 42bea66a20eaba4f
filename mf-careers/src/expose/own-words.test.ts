// @vitest-environment happy-dom
import { showInIndonesian } from '@arunika/testing'
import { test } from 'vitest'
import { routes } from './routes.tsx'

test.each(routes)('$path shows no words in Indonesian but those that it brings', (route) =>
  showInIndonesian(routes, route),
)
