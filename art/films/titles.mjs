// All that can be drawn, by the name of its film.
import { candi } from './candi.mjs'
import { canvas } from './canvas.mjs'
import { cat } from './cat.mjs'
import { harbor } from './harbor.mjs'
import { kites } from './kites.mjs'
import { lanternNight } from './lantern.mjs'
import { rimba } from './rimba.mjs'
import { robo } from './robo.mjs'
import { signal } from './signal.mjs'
import { works } from './works.mjs'

const films = { kites, canvas, candi, signal, rimba, harbor, robo, lantern: lanternNight, cat }
export const titles = { ...films, ...works }
globalThis.films = Object.keys(films)
