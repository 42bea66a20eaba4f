export const CATEGORY_NAMES = ['Studio', 'Academy', 'Technology', 'Events'] as const
export type CategoryName = (typeof CATEGORY_NAMES)[number]

/** Pictures that the samples may use: `api/seed/pictures/<name>.jpg`. */
export type PictureName =
  | 'animation-festival'
  | 'ant-stadium'
  | 'clay-shadow-thread'
  | 'dancer-river'
  | 'empty-week'
  | 'exhibition-night'
  | 'game-launch'
  | 'internship-program'
  | 'last-becak'
  | 'loom-repair'
  | 'motion-capture-lab'
  | 'museum-suitcase'
  | 'new-floor'
  | 'open-house'
  | 'portfolio-clinic'
  | 'rimba-river'
  | 'rimba-sketchbook'
  | 'shared-island'
  | 'student-exhibition'
  | 'studio-expansion'
  | 'two-kitchens'
  | 'vr-museum'
  | 'website-estimate'

export interface SampleArticle {
  title: string
  /** ISO 8601 day. */
  date: string
  hashtags: string
  categories: readonly CategoryName[]
  featured?: PictureName
  /** What it is about: titles of sample vacancies, and paths of classes. */
  linked?: readonly string[]
  /** HTML as the editor writes it; `{{picture-name}}` stands for a figure with that picture. */
  content: string
  /** Captions of the figures in the text, by picture. */
  captions?: Partial<Record<PictureName, string>>
}
