export { words as comparisonWords } from '../../features/class/comparison-words.id.ts'
export { words as classPhrases } from '../../features/class/phrases.id.ts'
