import { defineWords } from '@anyam/federation'

const video = {
  title: ['Come as you are.', 'Leave as a maker.'],
  text: 'Classes in art, animation and games for children and young adults, taught by people who do it every day.',
  pause: 'Pause film',
  play: 'Play film',
  callToAction: 'Your work could hang here next.',
  academy: 'Look around the academy',
}

export type VideoHomeWords = typeof video

/** Texts of the home page variant with a film. */
export const videoHomeWords = defineWords(video)
