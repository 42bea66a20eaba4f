import { itBanjir, itGudang, techAr, techHololens, techVr } from './pictures.ts'

export const immersivePictures = { augmented: techAr, virtual: techVr, mixed: techHololens }
export const immersiveWorkPictures = { banjir: itBanjir, gudang: itGudang }
