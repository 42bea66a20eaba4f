import { defineWords } from '@anyam/federation'

const english = {
  news: 'News',
  newsFrom: (site: string) => `News from ${site}.`,
  feed: (site: string) => `${site} News`,
  title: (city: string) => `News from ${city}: games, films, classes and people`,
  description: (studio: string, academy: string) =>
    `What happens at ${studio} and ${academy}: new games and films, open houses, exhibitions, festivals and the people behind them.`,
  archiveTitle: 'News archive',
  archiveText: (site: string) => `Everything that ${site} has published, from the newest to the oldest.`,
  topicText: (topic: string, site: string) =>
    `All news from ${site} about ${topic}, from the newest to the oldest.`,
  onPage: (subject: string, page: number) => `${subject}, page ${page}`,
  about: (topic: string) => `News about ${topic}`,
  aboutOne: 'News of one topic',
  with: (hashtag: string) => `News with #${hashtag}`,
  inTheNews: (words: string) => `“${words}” in the news`,
}

export type HeadWords = typeof english

/** Texts of page titles and descriptions. */
export const headWords = defineWords(english)
