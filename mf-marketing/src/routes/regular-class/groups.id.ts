import { withTexts } from '../../content/classes.ts'
import { texts } from '../../content/regular-classes.id.ts'
import { regularGroups } from '../../content/regular-classes.ts'

export const words = withTexts(regularGroups, texts)
