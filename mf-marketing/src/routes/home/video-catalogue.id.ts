export { words as videoHomeWords } from '../../content/video-home.id.ts'
export { words as galleryPhrases } from '../../features/gallery/phrases.id.ts'
export { words as galleryWords } from '../../features/gallery/words.id.ts'
