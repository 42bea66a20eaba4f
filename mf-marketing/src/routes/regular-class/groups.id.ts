import { withTexts } from '../../content/classes.ts'
import { texts } from '../../content/regular-classes.id.ts'
import { regularCourses } from '../../content/regular-courses.ts'

export const words = withTexts(regularCourses, texts)
