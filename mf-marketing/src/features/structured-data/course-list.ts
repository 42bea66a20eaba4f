import { inLanguage, type Site } from '@arunika/contracts/site'
import { type CourseGroup, pathOf } from '../../content/classes.ts'

/** schema.org ItemList of a programme's courses. For this summary Google accepts items with only a URL. */
export const courseList = ({ publicUrl, language }: Site, group: CourseGroup) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: group.title,
  itemListElement: group.courses.map((each, nth) => ({
    '@type': 'ListItem',
    position: nth + 1,
    url: publicUrl + inLanguage(pathOf(group, each), language),
  })),
})
