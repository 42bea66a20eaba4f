import type { VacancyInput } from '@arunika/contracts'

export interface SampleVacancy extends VacancyInput {
  /** Days from the first start until its last day. */
  closesInDays?: number
}

const location = 'Bandung, Indonesia'

const INTERN_TERMS =
  '<h3>Terms</h3><ul><li>Six months, from February to July 2027</li><li>A monthly allowance that covers a room and food in Bandung</li><li>A mentor with four hours a week for you alone</li></ul>'

/** The oldest first; the career page shows the newest first. */
export const sampleVacancies: readonly SampleVacancy[] = [
  {
    title: 'Producer, Animation',
    type: 'fulltime',
    location,
    status: 'closed',
    requirement:
      '<ul><li>Four years or more in the production of series or films</li><li>Calm in the week before a delivery</li><li>Fluent Indonesian and English</li></ul>',
    description:
      '<p>You keep two series on their way from the script to the broadcaster: plans, people and money. You know at any time what is late, and you say so early.</p>',
  },
  {
    title: 'Academy Teacher, Digital Drawing',
    type: 'fulltime',
    location,
    status: 'open',
    salaryMin: 6_500_000,
    salaryMax: 9_000_000,
    requirement:
      '<ul><li>A portfolio in which drawing comes first and software second</li><li>Experience with groups of children or young people</li><li>Patience, and a voice that reaches the last row</li><li>Indonesian; English is welcome</li></ul>',
    description:
      '<p>You teach digital drawing to ages 6 to 12 in the afternoon and to ages above 13 in the evening. Groups have at most ten students and two teachers.</p><p>A third of your time belongs to your own work. It may be a picture book, a film or an exhibition; what matters is that students see their teachers make things.</p>',
  },
  {
    title: 'Web Development Intern',
    type: 'internship',
    location,
    status: 'open',
    salaryMin: 2_500_000,
    closesInDays: 60,
    requirement:
      '<ul><li>Something on the web that you have finished and can show us</li><li>Good HTML and CSS, some TypeScript</li><li>The wish to know why a thing works, not only that it does</li></ul>',
    description: `<p>You work in the team that builds the academy's learning platform. You start with small faults that real students have reported, and end with a feature of your own.</p>${INTERN_TERMS}`,
  },
  {
    title: '2D Animator',
    type: 'fulltime',
    location,
    status: 'open',
    salaryMin: 8_000_000,
    salaryMax: 12_500_000,
    closesInDays: 75,
    requirement:
      '<ul><li>Two years or more in hand-drawn animation, for series or films</li><li>Strong timing, readable poses, clean in-betweens</li><li>Toon Boom Harmony or TVPaint; we teach you the other one</li><li>A showreel of at most two minutes, with a note on your part in each shot</li></ul>',
    description:
      '<p>You animate for our third season of <em>Little Harbor</em>, forty-four episodes of seven minutes. A team of six animators shares each episode; you will own whole scenes rather than single shots.</p><p>We draw from ten to six, and we do not draw on weekends.</p>',
  },
  {
    title: 'Game Design Intern',
    type: 'internship',
    location,
    status: 'open',
    salaryMin: 2_500_000,
    closesInDays: 60,
    requirement:
      '<ul><li>One small game that others have played, on a screen or on paper</li><li>You write clearly and cut willingly</li><li>Basic scripting in any engine</li></ul>',
    description: `<p>You prototype: an idea on Monday, something playable on Thursday, a test with strangers on Friday. Most of it will be thrown away, and you will learn to enjoy that.</p>${INTERN_TERMS}`,
  },
  {
    title: 'Senior Gameplay Programmer',
    type: 'fulltime',
    location: 'Bandung, Indonesia or Singapore',
    status: 'open',
    salaryMin: 28_000_000,
    salaryMax: 40_000_000,
    closesInDays: 90,
    requirement:
      '<ul><li>Five years or more of C++ or C# in released games</li><li>Two titles that you have followed from prototype to patch</li><li>You measure before you optimise, and you can show it</li><li>You like to review the code of others, and to have yours reviewed</li></ul>',
    description:
      '<p>Rimba is out, and the next game has begun. You join a team of nine at the point where all the important things are still undecided: how one moves, how one fails, how the world remembers.</p><blockquote><p>The best thing about this team is that nobody is proud of long hours.</p></blockquote>',
  },
  {
    title: '3D Artist Intern',
    type: 'internship',
    location,
    status: 'open',
    salaryMin: 2_500_000,
    closesInDays: 60,
    requirement:
      '<ul><li>Currently studying, or just finished, in art, design or a related field</li><li>Blender, Maya or 3ds Max, and one tool for textures</li><li>An eye for silhouettes</li><li>A portfolio of at most eight pieces</li></ul>',
    description: `<p>You make props and plants for our games, from the first blockout to the finished asset in the engine. You learn how to spend triangles where people look.</p>${INTERN_TERMS}`,
  },
]
