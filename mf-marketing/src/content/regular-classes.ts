import { defineWords } from '@anyam/federation'
import type { TextsOf } from './classes.ts'
import type { regularCourses } from './regular-courses.ts'

const english: TextsOf<typeof regularCourses> = {
  regularClasses: {
    title: 'Regular Classes',
    text: 'Two evenings a week, eight to a class, on the software that studios use. You leave with work that gets you asked in.',
    terms: '5 months / course',
    courses: {
      'Concept Art': 'Design people, creatures and places that a whole team can build from.',
      '3D Modeling': 'From block to bevel to texture: clean meshes that deform, bake and render well.',
      '3D Animation':
        'Weight, timing and intent, first with a ball and at last with a character that thinks.',
      '2D Animation': 'Key poses, in-betweens and clean-up for a shot that holds on the big screen.',
      'Character Animation':
        'Acting for animators: dialogue, gesture, silence, and the pause before the joke.',
      'Game Development': 'A small team, a real engine and a release date. Ship something that others play.',
      'E-Sport Bootcamp':
        'Play, coach, cast and run an event: the careers around the game, with healthy habits.',
      'Website & App Design':
        'Research, wireframes, interface and prototype, tested with people who are not your friends.',
      'Portfolio Development':
        'Choose, cut, polish and present. A mentor from the studio reviews every page.',
    },
  },
  electiveWorkshops: {
    title: 'Elective Workshops',
    text: 'A full day on one subject, for individuals, schools and companies.',
    terms: 'Tentative 7-8 Hour, min 5 Participant',
    courses: {
      'Web Design': 'Plan, design and publish a one-page site before the evening.',
      'Video Promotion': 'Script, shoot and cut a promotion of thirty seconds with the camera you have.',
      'Adv Graphic Design': 'Grids, systems and type for people who already know their tools.',
      'Photography & Editting': 'Light in the morning, a walk at noon, the edit in the afternoon.',
      'Motion Capture & Animation': 'Put on the suit, perform, and bring your own movement to a character.',
      'Interior | 360 Virtual Tour':
        'Capture a room, stitch it, furnish it, and walk a client through it from afar.',
    },
  },
}

export const regularTexts = defineWords(english)
