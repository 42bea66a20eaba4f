// All that can be drawn, by the name of its film.
import { candi } from './candi.mjs'
import { canvas } from './canvas.mjs'
import { cat } from './cat.mjs'
import { harbor } from './harbor.mjs'
import { kites } from './kites.mjs'
import { lanternNight } from './lantern.mjs'
import { news } from './news.mjs'
import { rimba } from './rimba.mjs'
import { robo } from './robo.mjs'
import { showreel } from './showreel.mjs'
import { signal } from './signal.mjs'
import { works } from './works.mjs'

const films = { kites, canvas, candi, signal, rimba, harbor, robo, lantern: lanternNight, cat, showreel }
export const titles = { ...films, ...works, ...news }
globalThis.films = Object.keys(films)
