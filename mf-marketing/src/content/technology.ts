import { filmLanternNight, gameCanvasCity, gameTempleRunners, seriesLittleHarbor } from './pictures.ts'

/** The two services that the overview shows at length. */
export const showcases = {
  games: {
    name: 'Game Development',
    to: '/technology/game-development',
    text: 'From a paper prototype to a live service with seasons: design, art and engineering for games that sell, and for games that teach without saying so.',
    figures: [
      { figure: '2.7 million', text: 'units sold of one title that we co-developed' },
      { figure: '37', text: 'local artists on one platform' },
    ],
    pictures: [gameTempleRunners, gameCanvasCity],
  },
  animation: {
    name: 'Animation',
    to: '/technology/animation',
    text: 'Series, films and promotional videos, from the first joke in the writers’ room to the last mix. We deliver on time, and in seven languages.',
    figures: [
      { figure: '88', text: 'episodes of Little Harbor, in 2 seasons' },
      { figure: '104', text: 'episodes of Robo Kampung, in 2 seasons' },
    ],
    pictures: [seriesLittleHarbor, filmLanternNight],
  },
} as const
