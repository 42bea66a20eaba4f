import { defineWords } from '@anyam/federation'
import { heroAcademy } from './pictures.ts'

const academyText = {
  headline: 'A place to get good at what you love.',
  lead: 'Small classes, working artists as teachers, and a project at the centre of every course. From the first crayon to the first contract.',
  learning: 'Learning platform',
  twoWays: 'Two ways in',
  twoWaysText: 'Both begin in January and July. Electives run all year round.',
  howWeTeach: 'How we teach',
  howWeTeachText: 'Look, make, share, show. In this order, every week.',
  parentsAsk: 'Questions that parents ask',
  comeAndSee: 'Come and see the week’s work on a Friday.',
  visit: 'Arrange a visit',
  openDay: 'Come to an open day',
  /** Alt text of the picture at the top. */
  pictured: heroAcademy.alt,
}

const method = [
  {
    title: 'Look',
    text: 'Every session begins with looking: at a film, a frog, a façade. Good makers are good observers first.',
  },
  {
    title: 'Make',
    text: 'Two thirds of the time is spent at the table or the tablet, with a teacher who makes things too.',
  },
  {
    title: 'Share',
    text: 'Friday is critique day. We learn to speak about work kindly and precisely, and to listen.',
  },
  {
    title: 'Show',
    text: 'Each course ends in public, on a wall, a stage or a store page. The best of it hangs in our gallery.',
  },
]

const questions = [
  {
    question: 'Does my child need to know how to draw?',
    answer:
      'No. Curiosity is enough. In the first week we look at what each student can do already, and start there.',
  },
  {
    question: 'Which equipment is needed?',
    answer:
      'None for the classes: tablets, computers, software and materials are in the room. For practice at home a sketchbook, or any laptop of the last six years, will do.',
  },
  {
    question: 'How many students are in a class?',
    answer:
      'At most ten in kid classes and eight in regular ones. Mini courses start with five, kid workshops with ten and elective workshops with five participants.',
  },
  {
    question: 'Can we visit before we enrol?',
    answer:
      'Gladly. Write to us and come on any Friday afternoon, when the week’s work is on the wall and the teachers have time.',
  },
]

const english = { ...academyText, method, questions }

export type AcademyWords = typeof english

/** Texts of the academy page. */
export const academyWords = defineWords(english)
