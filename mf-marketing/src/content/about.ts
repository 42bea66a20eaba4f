import { defineWords } from '@anyam/federation'

interface AboutPictures {
  /** Alt texts of the pictures; in English each picture has its own. */
  alts?: { studio: string; academy: string; team: string }
}

const pictures: AboutPictures = {}

const english = {
  ...pictures,
  /** Parts of the motto; every second part is emphasised. */
  motto: ['EVERY SCIENCE ', 'BEGINS AS A PHILOSOPHY', ' AND ENDS ', 'AS AN ART'],
  storyTitle: 'A studio and a school in one house',
  story: [
    'We are a digital entertainment, gamification and education company based in Singapore and Indonesia. Our studio builds for the open metaverse: worlds that people enter together, blockchain games whose players truly own what they win, and virtual and augmented reality that you forget you are wearing.',
    'The same craft serves brands and institutions. We design AI marketing that speaks to one person at a time, and connect objects, rooms and whole campuses through the Internet of Things. And because none of it is worth much without people, our academy trains the artists and engineers who will carry it on.',
  ],
  visionTitle: 'OUR VISION',
  vision:
    'To be the house in Asia where art and technology grow up together: rooted in Asian values of respect, diligence and care for one another, and guided by STEAM education, in which science, technology, engineering, arts and mathematics are taught as one.',
  missionTitle: 'OUR MISSION',
  mission: [
    'Make entertainment that is kind, curious and technically excellent, from first sketch to last patch.',
    'Open international projects to local talent, and pay for it fairly.',
    'Teach by making: every student works on something real, with people who do it for a living.',
    'Bring the stories of the archipelago to screens around the world.',
  ],
  milestones: {
    title: 'Milestones',
    lead: 'From two rooms to two cities in four steps. The next one is on the drawing board.',
    label: 'Four steps',
    steps: {
      rooms: {
        title: 'Two rooms in Bandung',
        text: 'Three friends, two old computers and a borrowed projector. The first game takes eleven months and fits on one phone.',
      },
      house: {
        title: 'The academy gets a house',
        text: 'What we teach our juniors becomes a curriculum. Twenty-six students come in the first term, and the ribbon is cut by the youngest.',
      },
      series: {
        title: 'Little Harbor goes on air',
        text: 'Our first series sails into living rooms across the archipelago: two seasons and eighty-eight episodes later it is still afloat.',
      },
      cities: {
        title: 'Two cities, one team',
        text: 'A second home in Singapore, all teams of Bandung on one floor, and Rimba in the shops after three years of leaves.',
      },
    },
  },
  directorsTitle: 'BOARD OF DIRECTORS',
  teamTitle: 'MEET OUR TEAMS',
  team: 'Painters who read shader code and programmers who sketch on napkins. Eighty people in two cities, with one long lunch table in each.',
  callToAction: 'There is a chair free at the lunch table.',
  positions: 'See open positions',
  hello: 'Say hello',
}

export type AboutWords = typeof english

export const aboutWords = defineWords(english)
