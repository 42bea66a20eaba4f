import { defineWords } from '@anyam/federation'
import type { Site } from '@arunika/contracts/site'

const english = {
  welcome: ({ tel, display, whatsapp }: Site['phone']) => (
    <>
      Thank you for thinking of joining us. Fill in the form below, it takes about fifteen minutes. Any
      questions about this position? Call us on <a href={`tel:${tel}`}>{display}</a> or{' '}
      <a href={whatsapp} target="_blank" rel="noreferrer">
        write on WhatsApp
      </a>
      .
    </>
  ),
}

export type VacancyPagePhrases = typeof english

export const vacancyPagePhrases = defineWords(english)
