import { defineWords } from '@anyam/federation'

const english = {
  directors: {
    president: {
      role: 'President Director',
      text: 'Founded the studio with a borrowed projector, and still asks to see the paper version first.',
    },
    academy: {
      role: 'Director, Academy',
      text: 'Taught drawing for twenty years, and reads every letter that a parent writes.',
    },
    studio: {
      role: 'Director, Studio and Technology',
      text: 'Wrote the wind of Island of Kites, and knits during code reviews.',
    },
  },
  groups: {
    teachers: {
      title: 'Our teachers',
      people: {
        yoga: {
          role: 'Roblox and Scratch',
          text: 'Keeps his hands in his pockets until the child has found the mistake.',
        },
        tiara: {
          role: 'Digital drawing, creatures',
          text: 'Has drawn one frog a day for four years, and can explain each.',
        },
        rani: {
          role: '2D animation, stop motion',
          text: 'Directed Little Harbor, and still flips paper faster than a screen.',
        },
        asep: {
          role: 'Masks, clay, puppets',
          text: 'Carves as his grandfather did, and laughs louder than his puppets.',
        },
        dimas: {
          role: 'Game development',
          text: 'Shipped eleven games, and talks mostly about the three that failed.',
        },
      },
    },
    staff: {
      title: 'In the house',
      people: {
        sekar: { role: 'Head of Academy', text: 'Measured the new rooms twice before she believed them.' },
        bayu: {
          role: 'Immersive lead',
          text: 'Put a museum into a suitcase, and gives the best visits without a headset.',
        },
        intan: { role: 'Producer', text: 'Came as an intern in 2021 with a game about a lost sandal.' },
        hasan: {
          role: 'Keeper of the house',
          text: 'Opens every door at six, and knows all students by name.',
        },
      },
    },
    alumni: {
      title: 'Our alumni',
      people: {
        salma: {
          role: 'Director of a short film, class of 2023',
          text: 'Her cat has been to nine festivals, and she to two of them.',
        },
        kevin: {
          role: 'Engineer, Arunika Studio',
          text: 'Took the evening class next to his job at a bank, and did not go back.',
        },
        maria: {
          role: 'Concept artist in Singapore',
          text: 'Paints the coast of Papua into worlds that are set in space.',
        },
        bima: {
          role: 'Animator in Yogyakarta',
          text: 'Finished his portfolio in the corridor, because the light was better there.',
        },
      },
    },
  },
}

export type PeopleWords = typeof english

/** Roles and sentences of the people on the about page. */
export const peopleWords = defineWords(english)
