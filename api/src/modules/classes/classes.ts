import { type AcademyClass, type ClassLevel, OPEN_DAY_PATH } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import type { Included, Meetings, Starts } from './texts.ts'

type Own = Pick<AcademyClass, 'name' | 'teacher'> & {
  meets: Meetings
  /** By default for beginners. */
  level?: ClassLevel
  /** By default Indonesian. */
  languages?: Language[]
}
type Common = Pick<AcademyClass, 'kind' | 'ages' | 'price' | 'pricePer' | 'seats' | 'schedule'> & {
  begins: Starts
  includes: Included
}
type Text = 'days' | 'summary' | 'entry' | 'tools' | 'included' | 'makes' | 'starts' | 'language'
/** A class without the texts that depend on the reader's language. */
export type ClassFacts = Omit<AcademyClass, Text | 'level'> & { level: ClassLevel } & Pick<
    Common,
    'begins' | 'includes'
  > & { meets: Meetings }

/** `Arts & Craft` → `arts-craft` */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Ages, seats and starts come from the academy; the facts in `sampled` are samples. */
const classesOf = (programme: 'kid-class' | 'regular-class', common: Common, own: readonly Own[]) =>
  own.map(
    (each): ClassFacts => ({
      path: `/academy/${programme}/${slugOf(each.name)}`,
      level: 'beginner',
      languages: ['id'],
      ...common,
      ...each,
      sampled: ['days', 'price', 'teacher', 'level', 'languages', 'tools'],
    }),
  )

const KIDS = '6-12'
const ADULTS = '13-'
const BOTH: Language[] = ['id', 'en']
const FIVE_MONTHS = { repeatFrequency: 'Monthly', repeatCount: 5 } as const
const FOUR_WEEKS = { repeatFrequency: 'Weekly', repeatCount: 4 } as const
const A_DAY = { repeatFrequency: 'Daily', repeatCount: 1 } as const

/** Every class of the academy, under the names used on its pages. */
export const classes: readonly ClassFacts[] = [
  ...classesOf(
    'kid-class',
    {
      kind: 'class',
      ages: KIDS,
      price: 450_000,
      pricePer: 'month',
      seats: { to: 10 },
      schedule: FIVE_MONTHS,
      begins: 'twice a year',
      includes: 'room and exhibition',
    },
    [
      { name: 'Roblox', meets: [['saturday'], '09:00–11:00'], teacher: 'Yoga Pamungkas', languages: BOTH },
      { name: 'Digital Drawing', meets: [['wednesday'], '15:30–17:30'], teacher: 'Tiara Lestari' },
      { name: 'Arts & Craft', meets: [['saturday'], '13:00–15:00'], teacher: 'Sekar Wulandari' },
    ],
  ),
  ...classesOf(
    'kid-class',
    {
      kind: 'mini course',
      ages: KIDS,
      price: 400_000,
      pricePer: 'course',
      seats: { from: 5, to: 10 },
      schedule: FOUR_WEEKS,
      begins: 'all year round',
      includes: 'room',
    },
    [
      {
        name: 'Game Programming Using Scratch',
        meets: [['tuesday'], '15:30–17:30'],
        teacher: 'Yoga Pamungkas',
        languages: BOTH,
      },
      { name: 'Fantasy Creature Design', meets: [['thursday'], '15:30–17:30'], teacher: 'Tiara Lestari' },
      { name: 'Stop Motion Animation', meets: [['friday'], '15:30–17:30'], teacher: 'Rani Prameswari' },
    ],
  ),
  ...classesOf(
    'kid-class',
    {
      kind: 'workshop',
      ages: KIDS,
      price: 175_000,
      pricePer: 'participant',
      seats: { from: 10 },
      schedule: A_DAY,
      begins: 'by arrangement',
      includes: 'everything',
    },
    [
      { name: 'Jewelry Making', meets: 'weekend by arrangement', teacher: 'Sekar Wulandari' },
      { name: 'Mask Making', meets: 'weekend by arrangement', teacher: 'Asep Sunarya' },
      { name: 'Clay Art & Pottery', meets: 'weekend by arrangement', teacher: 'Asep Sunarya' },
      { name: 'Watercolor Painting', meets: 'weekend by arrangement', teacher: 'Sekar Wulandari' },
      { name: 'Puppetry & Design', meets: 'weekend by arrangement', teacher: 'Asep Sunarya' },
    ],
  ),
  ...classesOf(
    'regular-class',
    {
      kind: 'class',
      ages: ADULTS,
      price: 900_000,
      pricePer: 'month',
      seats: { to: 8 },
      schedule: FIVE_MONTHS,
      begins: 'twice a year',
      includes: 'room and critique',
    },
    [
      {
        name: 'Concept Art',
        meets: [['monday', 'wednesday'], '18:30–20:30'],
        teacher: 'Tiara Lestari',
        languages: BOTH,
      },
      { name: '3D Modeling', meets: [['tuesday', 'thursday'], '18:30–20:30'], teacher: 'Dimas Kurniawan' },
      { name: '3D Animation', meets: [['monday', 'wednesday'], '18:30–20:30'], teacher: 'Rani Prameswari' },
      { name: '2D Animation', meets: [['tuesday', 'thursday'], '18:30–20:30'], teacher: 'Maya Hartono' },
      {
        name: 'Character Animation',
        meets: [['monday', 'thursday'], '18:30–20:30'],
        teacher: 'Rani Prameswari',
        level: 'intermediate',
        languages: BOTH,
      },
      {
        name: 'Game Development',
        meets: [['tuesday', 'thursday'], '18:30–20:30'],
        teacher: 'Bagas Wiratama',
        level: 'intermediate',
        languages: BOTH,
      },
      { name: 'E-Sport Bootcamp', meets: [['tuesday', 'friday'], '18:30–20:30'], teacher: 'Yoga Pamungkas' },
      {
        name: 'Website & App Design',
        meets: [['monday', 'wednesday'], '18:30–20:30'],
        teacher: 'Nadia Safitri',
        languages: BOTH,
      },
      {
        name: 'Portfolio Development',
        meets: [['wednesday', 'friday'], '18:30–20:30'],
        teacher: 'Maya Hartono',
        level: 'advanced',
        languages: BOTH,
      },
    ],
  ),
  ...classesOf(
    'regular-class',
    {
      kind: 'workshop',
      ages: ADULTS,
      price: 550_000,
      pricePer: 'participant',
      seats: { from: 5 },
      schedule: A_DAY,
      begins: 'all year round',
      includes: 'room',
    },
    [
      { name: 'Web Design', meets: 'a saturday each month', teacher: 'Nadia Safitri' },
      { name: 'Video Promotion', meets: 'a saturday each month', teacher: 'Maya Hartono' },
      {
        name: 'Adv Graphic Design',
        meets: 'a saturday each month',
        teacher: 'Nadia Safitri',
        level: 'advanced',
      },
      { name: 'Photography & Editting', meets: 'a saturday each month', teacher: 'Asep Sunarya' },
      {
        name: 'Motion Capture & Animation',
        meets: 'a saturday each month',
        teacher: 'Rani Prameswari',
        languages: BOTH,
      },
      { name: 'Interior | 360 Virtual Tour', meets: 'a saturday each month', teacher: 'Dimas Kurniawan' },
    ],
  ),
]

/** The open days: each of their terms is one day, and its trials are visits. */
const openDay: ClassFacts = {
  path: OPEN_DAY_PATH,
  name: 'Open Day',
  kind: 'open day',
  ages: '1-',
  level: 'beginner',
  languages: BOTH,
  meets: 'a saturday each month',
  price: 0,
  pricePer: 'participant',
  teacher: 'Sekar Ayuningtyas',
  seats: {},
  schedule: A_DAY,
  begins: 'all year round',
  includes: 'everything',
  sampled: [],
}

/** Everything with terms and a page for its bookings: the classes, and the open days, which no list of classes has. */
export const bookable: readonly ClassFacts[] = [...classes, openDay]
