import { filmTexts } from './film-texts.ts'
import { gameTexts } from './game-texts.ts'
import type { Story } from './project-content.ts'
import type { ProjectKey } from './project-names.ts'

export const stories: Readonly<Record<ProjectKey, Story>> = {
  kites: {
    audience: 'Families who play on one sofa, from about eight years',
    team: '14 people: 5 artists, 6 engineers, 2 designers, 1 producer',
    result: '2.7 million copies sold, and still the game by which most players know us',
    voice: {
      text: 'We asked for a game about wind. They came back with a beach full of kites, and we never discussed the wind again.',
      by: 'Lim Su-Ann, producer, Kite & Kernel',
    },
    steps: [
      {
        name: 'Fold it first',
        text: 'We built thirty paper kites, flew them at the beach of Pangandaran, and wrote down what each of them did.',
      },
      {
        name: 'Line the isles',
        text: 'Every isle began as a line drawing, so that one could see where the wind comes from before there was a colour.',
      },
      {
        name: 'Paint the wind',
        text: 'Gouache on paper, scanned and hung in layers: the wind moves them, and the player sees it coming.',
      },
    ],
  },
  canvas: {
    audience: 'Painters of walls, and everyone who likes to look at them',
    team: '11 people: 4 engineers, 3 artists, 2 designers, 2 who look after the painters',
    result: '37 artists live partly from their walls; the first wall was sold on 214 times',
    voice: {
      text: 'It is the first platform that asked us what we were afraid of before it asked for our work.',
      by: 'Gilang Ramadhan, muralist',
    },
    steps: [
      {
        name: 'Ask the painters',
        text: 'Twelve evenings in twelve studios. What they feared was theft, so ownership was drawn before any street was.',
      },
      {
        name: 'Draw the streets',
        text: 'Plain walls in plain lines, walked in a headset until each was worth a detour.',
      },
      {
        name: 'Hand it over',
        text: 'Spray, roller and stencil follow the hand; what dries on a wall is the painter’s, and cannot be moved.',
      },
    ],
  },
  candi: {
    audience: 'Four friends, or four rivals, from about ten years',
    team: '9 people: 3 artists, 4 engineers, 1 designer, 1 composer',
    result: 'Played in the finals of nine school leagues, from Aceh to Merauke',
    voice: {
      text: 'Ninety seconds is exactly the patience of a school hall. My students now know the parts of a temple by heart.',
      by: 'Endah Lestari, teacher and league organiser',
    },
    steps: [
      {
        name: 'Run in chalk',
        text: 'The first race took place on the car park, with chalk for stairs and a stopwatch. Ninety seconds was when it was still funny.',
      },
      {
        name: 'Stack the steps',
        text: 'The temple is made of forty stones that fit in every order. The lines show which of them may move.',
      },
      {
        name: 'Play the beat',
        text: 'Each stone moves on a beat of the gamelan, so one hears the way before one sees it.',
      },
    ],
  },
  signal: {
    audience: 'People who like to be alone for an evening, from twelve years',
    team: '8 people: 3 engineers, 2 artists, 1 writer, 1 sound designer, 1 marine biologist',
    result: 'Used by two universities to introduce students to reefs before their first dive',
    voice: {
      text: 'I corrected a great deal at first. In the end I forgot that I was there to correct.',
      by: 'Dr. Made Sudiana, marine biologist',
    },
    steps: [
      {
        name: 'Listen',
        text: 'It began with recordings of a reef. The game was written to them, and not the other way around.',
      },
      {
        name: 'Dim the lamp',
        text: 'In lines one sees the whole cave. We took away light until people began to lean forward.',
      },
      {
        name: 'Sit in it',
        text: 'We sat testers in a wooden box of the cabin’s size. Every lever in the game is where their hands went.',
      },
    ],
  },
  rimba: {
    audience: 'Whoever misses the forest, from about seven years',
    team: '10 people: 5 painters, 3 engineers, 1 writer, 1 designer',
    result: '412 plants, each of them checked by botanists; a tenth of each sale goes to a seed bank',
    voice: {
      text: 'They redrew the pitcher plant four times without complaint. I would name a plant after their patience.',
      by: 'Sri Handayani, seed bank of Central Kalimantan',
    },
    steps: [
      {
        name: 'Walk it',
        text: 'Two weeks with sketchbooks along a river of Kalimantan, with a ranger who knew every call.',
      },
      {
        name: 'Lay the paths',
        text: 'Lines for what stands in front and what lies behind: nine layers, so that the forest is deep without a single polygon.',
      },
      {
        name: 'Paint it by hand',
        text: 'Sixty-four places in gouache. A leaf that the girl draws is a leaf that one of us painted.',
      },
    ],
  },
  harbor: {
    audience: 'Children from three to six, and who reads to them',
    team: '22 people: 12 animators, 4 artists, 3 writers, 2 for sound, 1 director',
    result: '88 episodes in two seasons, read aloud in kindergartens before each was drawn',
    voice: {
      text: 'Our children are calm after it. In television for three-year-olds, that is the highest praise there is.',
      by: 'Ayu Kartini, commissioning editor',
    },
    steps: [
      {
        name: 'Fold the fleet',
        text: 'Each boat is paper first. If a child of four cannot fold it, it does not sail.',
      },
      {
        name: 'Board with children',
        text: 'Line drawings were read aloud in three kindergartens. Where they looked away, we cut.',
      },
      {
        name: 'Float the paper',
        text: 'Cut, lit and filmed in layers; the sea is blue paper that never holds still.',
      },
    ],
  },
  robo: {
    audience: 'Children from five to ten who take things apart',
    team: '26 people: 14 animators, 5 artists, 3 riggers, 2 writers, 1 teacher, 1 director',
    result: '104 episodes, each with an experiment that more than one class has repeated',
    voice: {
      text: 'We rebuilt the pulley from episode 31 and lifted our headmaster. He asked for a second go.',
      by: 'Class 4B, primary school in Cimahi',
    },
    steps: [
      {
        name: 'Build a robot',
        text: 'Cans, springs and a motor from the market. Its limp became the walk of the whole village.',
      },
      {
        name: 'Plan the village',
        text: 'Every hut, ladder and pulley was drawn in lines by a builder of houses on stilts: they would stand.',
      },
      {
        name: 'Try it at home',
        text: 'A teacher does each episode’s experiment with her class before it is animated.',
      },
    ],
  },
  lantern: {
    audience: 'Everyone who is awake when the power fails',
    team: '41 people over five years: 24 animators, 8 painters, 5 for light, 4 for sound and score',
    result:
      '81 minutes, 116,000 drawings, and a score that was played at four premieres by the orchestra itself',
    voice: {
      text: 'I have distributed films for twenty years. This is the only one whose credits nobody talked through.',
      by: 'Hendra Wijaya, film distributor',
    },
    steps: [
      {
        name: 'Draw in the dark',
        text: 'The story was sketched by the light of one lantern, to learn how little of a face it shows.',
      },
      {
        name: 'Set the light',
        text: 'In lines we placed the lamp of each scene first. Everything else stands where it falls.',
      },
      {
        name: 'Paint what is left',
        text: 'Black water, warm paper, and 116,000 frames by hand.',
      },
    ],
  },
  cat: {
    audience: 'Everyone who ever had seven per cent left',
    team: '12 people: 11 graduates of our academy, and the teacher who let them',
    result: 'Made in four months by eleven graduates, six of whom work in studios today',
    voice: {
      text: 'They asked for a room and for silence. Four months later they asked for an audience.',
      by: 'Tiara Lestari, their teacher',
    },
    steps: [
      {
        name: 'Follow the cat',
        text: 'A week with the cat of the academy’s gate, and a sketchbook for each of the eleven.',
      },
      {
        name: 'Ink the line',
        text: 'One brush, one line, no second try: it shows, and it was meant to.',
      },
      {
        name: 'Fill it flat',
        text: 'Four colours in all. The battery is the only red.',
      },
    ],
  },
}

export const texts = { ...gameTexts, ...filmTexts }
