export { words as classWords } from '../../features/class/words.id.ts'
export { words as galleryWords } from '../../features/gallery/words.id.ts'
export { words as trialWords } from '../../features/trial/words.id.ts'
