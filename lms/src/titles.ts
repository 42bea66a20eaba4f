import { inLanguage, type Language, type Site } from '@arunika/contracts/site'
import { htmlPage } from './page.ts'

interface Title {
  name: string
  kind: 'game' | 'film'
  /** File in `storage/titles`. */
  picture: string
  sentence: Record<Language, string>
}

/** The studio's games and films, by the last path segment of their pages here and on the site. */
export const titles: Readonly<Record<string, Title>> = {
  'island-of-kites': {
    name: 'Island of Kites',
    kind: 'game',
    picture: 'kites.webp',
    sentence: {
      en: 'Two children, one island above the clouds, and a wind that changes its mind.',
      id: 'Dua anak, satu pulau di atas awan, dan angin yang suka berubah pikiran.',
    },
  },
  'canvas-city': {
    name: 'Canvas City',
    kind: 'game',
    picture: 'canvas.webp',
    sentence: {
      en: 'A city that its painters own, one wall after the other.',
      id: 'Kota milik para pelukisnya, dari dinding ke dinding.',
    },
  },
  'candi-dash': {
    name: 'Candi Dash',
    kind: 'game',
    picture: 'candi.webp',
    sentence: {
      en: 'Four runners, one torch, and a temple that rearranges its steps to the beat of the gamelan.',
      id: 'Empat pelari, satu obor, dan candi yang menata ulang anak tangganya mengikuti irama gamelan.',
    },
  },
  'signal-deep': {
    name: 'Signal Deep',
    kind: 'game',
    picture: 'signal.webp',
    sentence: {
      en: 'Alone in a small amber submarine, with a lamp and a question.',
      id: 'Sendirian di kapal selam kecil berwarna kuning amber, berbekal satu lampu dan satu pertanyaan.',
    },
  },
  rimba: {
    name: 'Rimba',
    kind: 'game',
    picture: 'rimba.webp',
    sentence: {
      en: 'A tapir and a girl follow a river upstream, through a rainforest that was painted by hand.',
      id: 'Seekor tapir dan seorang gadis kecil menyusuri sungai ke hulu, menembus hutan hujan yang dilukis tangan.',
    },
  },
  'little-harbor': {
    name: 'Little Harbor',
    kind: 'film',
    picture: 'harbor.webp',
    sentence: {
      en: 'The smallest boats of the strait deliver letters, goats and, once, a piano.',
      id: 'Perahu-perahu terkecil di selat mengantar surat, kambing, dan suatu kali sebuah piano.',
    },
  },
  'robo-kampung': {
    name: 'Robo Kampung',
    kind: 'film',
    picture: 'robo.webp',
    sentence: {
      en: 'In a village on stilts the robots fish, cook and gossip like everybody else.',
      id: 'Di sebuah kampung rumah panggung, para robot memancing, memasak, dan bergosip seperti warga lainnya.',
    },
  },
  'lantern-night': {
    name: 'Lantern Night',
    kind: 'film',
    picture: 'lantern.webp',
    sentence: {
      en: 'On the night when the power fails, a girl rows out with the last lantern of her street.',
      id: 'Pada malam listrik padam, seorang gadis mendayung membawa lentera terakhir di kampungnya.',
    },
  },
  'nine-and-a-half-lives': {
    name: 'Nine and a Half Lives',
    kind: 'film',
    picture: 'cat.webp',
    sentence: {
      en: 'A drawn cat climbs out of its tablet and must be home before the battery is empty.',
      id: 'Seekor kucing gambar memanjat keluar dari tabletnya dan harus pulang sebelum baterai habis.',
    },
  },
}

const SERVICES = { game: '/technology/game-development', film: '/technology/animation' } as const

const WORDS: Record<
  Language,
  { by: Record<Title['kind'], (studio: string) => string>; made: (name: string) => string; sample: string }
> = {
  en: {
    by: { game: (studio) => `A game by ${studio}`, film: (studio) => `An animation by ${studio}` },
    made: (name) => `How ${name} was made`,
    sample: 'A sample page: the site of the title itself takes its place.',
  },
  id: {
    by: { game: (studio) => `Gim karya ${studio}`, film: (studio) => `Animasi karya ${studio}` },
    made: (name) => `Cerita pembuatan ${name}`,
    sample: 'Halaman contoh: situs resmi judul ini nanti yang menggantikannya.',
  },
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A title's page, which links back to the project's page on the site; undefined if there is no such title. */
export function titlePage(
  slug: string,
  language: Language,
  { studio, publicUrl }: Pick<Site, 'studio' | 'publicUrl'>,
): string | undefined {
  if (!Object.hasOwn(titles, slug)) return
  const { name, kind, picture, sentence } = titles[slug] as Title
  const { by, made, sample } = WORDS[language]
  const project = publicUrl + inLanguage(`${SERVICES[kind]}/${slug}`, language)
  return htmlPage(
    language,
    name,
    `<main class="title">
<img src="/storage/titles/${picture}" alt="" width="1200" height="675">
<p class="brand">${escaped(by[kind](studio))}</p>
<h1>${name}</h1>
<p class="lead">${sentence[language]}</p>
<a class="button" href="${escaped(project)}">${made(name)}</a>
<p class="sample">${sample}</p>
</main>`,
  )
}
