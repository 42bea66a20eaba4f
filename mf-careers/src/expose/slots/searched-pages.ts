import { defineWords, type Loadable } from '@anyam/federation'
import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { myApplicationSections } from '../../features/my-application/sections.ts'
import { careerLead, privacySections, testimonialSections } from '../../features/people/sections.ts'
import { jobWords } from '../../features/vacancies/job-words.ts'
import { openingWords } from '../../features/vacancies/opening-words.ts'
import { jobSections } from '../../features/vacancies/sections.ts'
import type { SearchedTexts } from './searched-texts.ts'

type Source = () => Promise<{ texts: SearchedTexts }>

const sources = {
  en: () => import(/* webpackChunkName: "texts" */ './searched-texts.ts'),
  id: () => import(/* webpackChunkName: "texts-id" */ './searched-texts.id.ts'),
} satisfies Record<string, Source>

const found = defineWords<{ texts?: SearchedTexts }>({})

/** Texts of all pages, in one chunk per language. Without them the slot shows only results from the api. */
export const searchedTexts: Loadable = {
  async load(language) {
    const source: Source = sources[language]
    const brought = await source().catch(() => ({}))
    return [[found, brought]]
  },
}

/** Pages of this remote with their texts in the current language; undefined if the texts failed to load. */
export function useSearchedPages() {
  const site = useSite()
  const jobs = useWords(jobWords)
  const openings = useWords(openingWords)
  const { texts } = useWords(found)
  if (!texts) return undefined
  const { title, career, people, privacy, myApplication } = texts
  return {
    title,
    pages: [
      {
        to: '/career',
        label: career,
        sections: [careerLead(people, site), ...jobSections(jobs, openings), ...testimonialSections(people)],
      },
      {
        to: '/career/my-application',
        label: myApplication.title,
        sections: myApplicationSections(myApplication),
      },
      { to: '/privacy', label: privacy.title, sections: privacySections(privacy, site) },
    ],
  }
}
