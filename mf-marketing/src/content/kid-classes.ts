import { defineWords } from '@anyam/federation'
import type { TextsOf } from './classes.ts'
import type { kidCourses } from './kid-courses.ts'

const english: TextsOf<typeof kidCourses> = {
  kidClasses: {
    title: 'Kid Classes',
    text: 'Three long courses with time to try, break and try again. Each ends with an exhibition for family and friends.',
    terms: '5 months / course',
    courses: {
      Roblox:
        'Build a world, write its rules and invite your friends in. The first scripts come by themselves when the bridge has to fall.',
      'Digital Drawing':
        'Line, shape, colour and light on a tablet, from a first wobbly cat to a finished picture-book page.',
      'Arts & Craft':
        'Paper, wood, thread and glue. Hands learn what screens cannot teach: weight, balance and patience.',
    },
  },
  miniCourses: {
    title: 'Elective Mini Courses',
    text: 'One month, one idea, one finished piece: a good way to find out what you love.',
    terms: '1 month 4 sessions / 2 hour, min 5 persons',
    courses: {
      'Game Programming Using Scratch':
        'Blocks of code that click together into a game with a start, a score and an ending.',
      'Fantasy Creature Design':
        'Half heron, half motorbike? Learn how real animals work, and then break the rules on purpose.',
      'Stop Motion Animation':
        'Clay, a lamp and a phone. Twelve pictures make one second, and one second makes you proud.',
    },
  },
  kidWorkshops: {
    title: 'Workshops',
    text: 'For schools, birthdays and rainy Saturdays: a day of making, led by an artist, with everything provided.',
    terms: 'Tentative 2-8 hour, min 10 Participants',
    courses: {
      'Jewelry Making': 'Beads, wire and found treasures, made into something to wear home.',
      'Mask Making': 'Carve, paint and become somebody else, after the masks of Cirebon and Malang.',
      'Clay Art & Pottery': 'A turn at the wheel, a pinch pot, and a glaze that surprises everybody.',
      'Watercolor Painting': 'Water does half of the work. We learn to let it.',
      'Puppetry & Design': 'Design a puppet, give it a voice, and put on a show before the day is over.',
    },
  },
}

export const kidTexts = defineWords(english)
